import type { Finding } from '@clauselight/schema';
import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { useWording } from '../analysis-context.ts';
import { useAcceptance } from './acceptance-context.ts';
import { ScoreChange } from './score-change.tsx';

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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="small"
        ref={takesFocus ? takeFocus : undefined}
        aria-label={`${acceptLabel}: ${finding.title}`}
        onClick={() => onAccept(finding)}
      >
        <Check aria-hidden="true" size={15} />
        {acceptLabel}
      </Button>
      <span className="text-small text-ink-soft">
        <ScoreChange before={score} after={finding.scoreWithout} />
      </span>
    </div>
  );
}
