import type { Share } from '@clauselight/schema';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDatedMoment } from '../../lib/format.ts';
import { describeFailure } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { describeKind, describeTerm, describeViews } from './describe-share.ts';

interface LinkRowProps {
  share: Share;
  title: ReactNode;
  /** The present, in milliseconds. */
  now: number;
  isRevoking: boolean;
  /** Why it could not be revoked. */
  error: Error | null;
  /** Absent where the link has ended. */
  onRevoke: (() => void) | undefined;
}

/** One link: until when, with what, how often opened, and the way to take it back. */
export function LinkRow({ share, title, now, isRevoking, error, onRevoke }: LinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function keep() {
    flushSync(() => setIsAsking(false));
    button.current?.focus();
  }

  return (
    <li
      data-state={onRevoke ? 'open' : 'ended'}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 data-[state=ended]:text-ink-soft"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">{title}</p>
        <p className="text-small">
          {describeTerm(share, now)} · {describeKind(share)}
        </p>
        <p className="text-small text-ink-soft">{describeViews(share)}</p>
      </div>
      {onRevoke && !isAsking && (
        <Button
          ref={button}
          size="small"
          aria-label={`Revoke the link made ${formatDatedMoment(share.createdAt)}`}
          onClick={() => setIsAsking(true)}
        >
          Revoke
        </Button>
      )}
      {onRevoke && isAsking && (
        <fieldset aria-label="Revoke this link?" className="w-full border-l-3 border-amber pl-3">
          <p className="text-small">Whoever has this link will see nothing any more.</p>
          {error && (
            <p role="alert" className="text-small text-critical">
              {describeFailure(error, 'The server could not be reached. Please try again.')}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button ref={takeFocus} size="small" onClick={keep}>
              Keep it
            </Button>
            <Button
              size="small"
              variant="primary"
              aria-disabled={isRevoking}
              onClick={() => !isRevoking && onRevoke()}
            >
              {isRevoking ? 'Revoking…' : 'Revoke link'}
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}
