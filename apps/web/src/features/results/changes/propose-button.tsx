import { describeFailure } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../messages.ts';
import type { ProposedChanges } from './use-changes.ts';

interface ProposeButtonProps {
  label: string;
  size?: 'small';
  proposed: ProposedChanges;
  /** Called at each press, also while the changes are being made. */
  onAsk: () => void;
}

/** Asks for the changes, and says that they are being made or could not be. */
export function ProposeButton({ label, size, proposed, onAsk }: ProposeButtonProps) {
  const { isProposing, error, propose } = proposed;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        {...(size && { size })}
        aria-disabled={isProposing}
        onClick={() => {
          onAsk();
          if (!isProposing) propose();
        }}
      >
        {isProposing ? t('results.changes.proposing') : label}
      </Button>
      <p role="status" className="text-small text-ink-soft">
        {isProposing && t('results.changes.trying')}
        {error && !isProposing && describeFailure(error, t('results.changes.failed'))}
      </p>
    </div>
  );
}
