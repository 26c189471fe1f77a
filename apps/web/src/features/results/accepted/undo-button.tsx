import type { Finding } from '@clauselight/schema';
import { Undo2 } from 'lucide-react';
import { useAcceptance } from './acceptance-context.ts';
import { WeighedButton } from './weighed-button.tsx';

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
    <WeighedButton
      label={`Undo, count again: ${finding.title}`}
      takesFocus={takesFocus}
      onPress={() => onUndo(finding)}
      before={score}
      after={getScoreAgain(finding)}
    >
      <Undo2 aria-hidden="true" size={15} />
      Undo
    </WeighedButton>
  );
}
