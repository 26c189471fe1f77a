import type { Finding } from '@clauselight/schema';
import { Undo2 } from 'lucide-react';
import { t } from '../messages.ts';
import { useFindingStates } from './finding-states-context.ts';
import { WeighedButton } from './weighed-button.tsx';

interface UndoButtonProps {
  finding: Finding;
  /** Whether it takes the focus when it appears, because the finding has just been set aside. */
  takesFocus: boolean;
  onUndo: (finding: Finding) => void;
}

/** Lets a finding that is set aside count again; shows the effect on the score. */
export function UndoButton({ finding, takesFocus, onUndo }: UndoButtonProps) {
  const { score, getScoreAgain } = useFindingStates();
  return (
    <WeighedButton
      label={t('results.states.undoFinding', { title: finding.title })}
      takesFocus={takesFocus}
      onPress={() => onUndo(finding)}
      before={score}
      after={getScoreAgain(finding)}
    >
      <Undo2 aria-hidden="true" size={15} />
      {t('results.states.undo')}
    </WeighedButton>
  );
}
