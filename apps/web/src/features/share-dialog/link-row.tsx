import type { Share } from '@clauselight/schema';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDatedMoment } from '../../lib/format.ts';
import { describeFailure } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { describeKind, describeTerm, describeViews, isOver } from './describe-share.ts';
import { t } from './messages.ts';
import { useRevokeShare } from './revoke-share.ts';

interface LinkRowProps {
  share: Share;
  title: ReactNode;
  /** Current time in milliseconds. */
  now: number;
  /** Called when the link has been revoked. */
  onRevoked: () => void;
}

/** One link: its term, its options, how often it was opened, and a button to revoke it. */
export function LinkRow({ share, title, now, onRevoked }: LinkRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const revocation = useRevokeShare();
  const isOpen = !isOver(share, now);

  function ask() {
    // Clears the error of the last attempt; a running request continues.
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
          aria-label={t('share-dialog.revoke.label', { made: formatDatedMoment(share.createdAt) })}
          onClick={ask}
        >
          {t('share-dialog.revoke.ask')}
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

/** Asks whether to revoke the link. */
function Question({ isRevoking, error, onKeep, onRevoke }: QuestionProps) {
  return (
    <fieldset
      aria-label={t('share-dialog.revoke.question')}
      className="w-full border-l-3 border-amber pl-3"
    >
      <p className="text-small">{t('share-dialog.revoke.text')}</p>
      {error && (
        <p role="alert" className="text-small text-critical">
          {describeFailure(error, t('share-dialog.revoke.failed'))}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button ref={takeFocus} size="small" onClick={onKeep}>
          {t('share-dialog.revoke.keep')}
        </Button>
        <Button
          size="small"
          variant="primary"
          aria-disabled={isRevoking}
          onClick={() => !isRevoking && onRevoke()}
        >
          {isRevoking ? t('share-dialog.revoke.revoking') : t('share-dialog.revoke.confirm')}
        </Button>
      </div>
    </fieldset>
  );
}
