import type { Finding } from '@clauselight/schema';
import { Check } from 'lucide-react';
import { useWording } from '../analysis-context.ts';
import { useAcceptance } from './acceptance-context.ts';
import { WeighedButton } from './weighed-button.tsx';

interface AcceptButtonProps {
  finding: Finding;
  /** Whether it takes the focus when it appears, because its finding has just been taken back. */
  takesFocus: boolean;
  onAccept: (finding: Finding) => void;
}

/** Accepts a finding, with what that does to the score. */
export function AcceptButton({ finding, takesFocus, onAccept }: AcceptButtonProps) {
  const { acceptLabel } = useWording();
  const { score } = useAcceptance();
  return (
    <WeighedButton
      label={`${acceptLabel}: ${finding.title}`}
      takesFocus={takesFocus}
      onPress={() => onAccept(finding)}
      before={score}
      after={finding.scoreWithout}
    >
      <Check aria-hidden="true" size={15} />
      {acceptLabel}
    </WeighedButton>
  );
}
