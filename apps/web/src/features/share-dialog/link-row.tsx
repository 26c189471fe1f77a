import type { Share } from '@clauselight/schema';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDatedMoment } from '../../lib/format.ts';
import { describeFailure } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { describeKind, describeTerm, describeViews, isOver } from './describe-share.ts';
import { useRevokeShare } from './revoke-share.ts';

interface LinkRowProps {
  share: Share;
  title: ReactNode;
  /** The present, in milliseconds. */
  now: number;
  /** Called when the link has been taken back. */
  onRevoked: () => void;
}

/** One link: until when, with what, how often opened, and the way to take it back. */
export function LinkRow({ share, title, now, onRevoked }: LinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const revocation = useRevokeShare();
  const isOpen = !isOver(share, now);

  function ask() {
    // An attempt that failed was told of under the last question; one that is on its way goes on.
    if (!revocation.isPending) revocation.reset();
    setIsAsking(true);
  }

  function keep() {
    flushSync(() => setIsAsking(false));
    button.current?.focus();
  }

  return (
    <li
      data-state={isOpen ? 'open' : 'ended'}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 data-[state=ended]:text-ink-soft"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">{title}</p>
        <p className="text-small">
          {describeTerm(share, now)} · {describeKind(share)}
        </p>
        <p className="text-small text-ink-soft">{describeViews(share)}</p>
      </div>
      {isOpen && !isAsking && (
        <Button
          ref={button}
          size="small"
          aria-label={`Revoke the link made ${formatDatedMoment(share.createdAt)}`}
          onClick={ask}
        >
          Revoke
        </Button>
      )}
      {isOpen && isAsking && (
        <Question
          isRevoking={revocation.isPending}
          error={revocation.error}
          onKeep={keep}
          onRevoke={() => revocation.mutate(share.id, { onSuccess: onRevoked })}
        />
      )}
    </li>
  );
}

interface QuestionProps {
  isRevoking: boolean;
  /** Why it could not be revoked. */
  error: Error | null;
  onKeep: () => void;
  onRevoke: () => void;
}

/** Asks whether a link is to be taken back. */
function Question({ isRevoking, error, onKeep, onRevoke }: QuestionProps) {
  return (
    <fieldset aria-label="Revoke this link?" className="w-full border-l-3 border-amber pl-3">
      <p className="text-small">Whoever has this link will see nothing any more.</p>
      {error && (
        <p role="alert" className="text-small text-critical">
          {describeFailure(error, 'The server could not be reached. Please try again.')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button ref={takeFocus} size="small" onClick={onKeep}>
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
  );
}
