import type { Finding } from '@clauselight/schema';
import { Check } from 'lucide-react';
import { useWording } from '../analysis-context.ts';
import { t } from '../messages.ts';
import { useFindingStates } from './finding-states-context.ts';
import { WeighedButton } from './weighed-button.tsx';

interface AcceptButtonProps {
  finding: Finding;
  /** Whether it takes the focus when it appears, because a decision has just been undone. */
  takesFocus: boolean;
  onAccept: (finding: Finding) => void;
}

/** Accepts a finding; shows the effect on the score. */
export function AcceptButton({ finding, takesFocus, onAccept }: AcceptButtonProps) {
  const { acceptLabel } = useWording();
  const { score } = useFindingStates();
  return (
    <WeighedButton
      label={t('results.states.acceptFinding', { action: acceptLabel, title: finding.title })}
      takesFocus={takesFocus}
      onPress={() => onAccept(finding)}
      before={score}
      after={finding.scoreWithout}
      isCompact
    >
      <Check aria-hidden="true" size={15} />
    </WeighedButton>
  );
}
