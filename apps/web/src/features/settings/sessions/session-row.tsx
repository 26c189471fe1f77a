import type { LoginSession } from '@clauselight/schema';
import { MapPin } from 'lucide-react';
import { formatDatedMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

interface SessionRowProps {
  session: LoginSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One place where the person is signed in; this one is ended by logging out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  const name = device || 'Unknown device';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-small text-ink-soft">
          <span className="inline-block">Signed in {formatDatedMoment(createdAt)},</span>{' '}
          <span className="inline-block">last used {formatDatedMoment(lastSeenAt)}</span>
        </p>
      </div>
      {isCurrent ? (
        <Badge icon={MapPin}>This session</Badge>
      ) : (
        <Button
          size="small"
          disabled={isEnding}
          aria-label={`End the session of ${name}, signed in ${formatDatedMoment(createdAt)}`}
          onClick={onEnd}
        >
          {isEnding ? 'Ending…' : 'End'}
        </Button>
      )}
    </li>
  );
}
