import type { Finding } from '@clauselight/schema';
import { Undo2 } from 'lucide-react';
import { t } from '../messages.ts';
import { useAcceptance } from './acceptance-context.ts';
import { WeighedButton } from './weighed-button.tsx';

interface UndoButtonProps {
  finding: Finding;
  /** Whether it takes the focus when it appears, because the finding has just been accepted. */
  takesFocus: boolean;
  onUndo: (finding: Finding) => void;
}

/** Lets an accepted finding count again; shows the effect on the score. */
export function UndoButton({ finding, takesFocus, onUndo }: UndoButtonProps) {
  const { score, getScoreAgain } = useAcceptance();
  return (
    <WeighedButton
      label={t('results.accepted.undoFinding', { title: finding.title })}
      takesFocus={takesFocus}
      onPress={() => onUndo(finding)}
      before={score}
      after={getScoreAgain(finding)}
    >
      <Undo2 aria-hidden="true" size={15} />
      {t('results.accepted.undo')}
    </WeighedButton>
  );
}
