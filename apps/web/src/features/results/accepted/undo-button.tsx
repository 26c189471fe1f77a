import type { Finding } from '@clauselight/schema';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useAcceptance } from './acceptance-context.ts';
import { ScoreChange } from './score-change.tsx';

interface UndoButtonProps {
  finding: Finding;
  /** Whether it takes the focus when it appears, because the finding has just been accepted. */
  takesFocus: boolean;
  onUndo: (finding: Finding) => void;
}

/** Lets an accepted finding count again, with what that does to the score. */
export function UndoButton({ finding, takesFocus, onUndo }: UndoButtonProps) {
  const { score, getScoreAgain } = useAcceptance();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="small"
        ref={takesFocus ? takeFocus : undefined}
        aria-label={`Undo, count again: ${finding.title}`}
        onClick={() => onUndo(finding)}
      >
        <Undo2 aria-hidden="true" size={15} />
        Undo
      </Button>
      <span className="text-small text-ink-soft">
        <ScoreChange before={score} after={getScoreAgain(finding)} />
      </span>
    </div>
  );
}
