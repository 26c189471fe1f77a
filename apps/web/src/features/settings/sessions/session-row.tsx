import type { LoginSession } from '@clauselight/schema';
import { MapPin } from 'lucide-react';
import { formatDatedMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Message, t } from '../messages.ts';

/** Keeps each part of the sentence on one line if it fits. */
const unbroken = { unbroken: <span className="inline-block" /> };

interface SessionRowProps {
  session: LoginSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One login session. The current one has no button: it is ended by logging out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  const name = device || t('settings.sessions.unknownDevice');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-small text-ink-soft">
          <Message
            id="settings.sessions.times"
            values={{
              signedIn: formatDatedMoment(createdAt),
              lastUsed: formatDatedMoment(lastSeenAt),
            }}
            elements={unbroken}
          />
        </p>
      </div>
      {isCurrent ? (
        <Badge icon={MapPin}>{t('settings.sessions.current')}</Badge>
      ) : (
        <Button
          size="small"
          disabled={isEnding}
          aria-label={t('settings.sessions.endOne', {
            name,
            signedIn: formatDatedMoment(createdAt),
          })}
          onClick={onEnd}
        >
          {isEnding ? t('settings.sessions.ending') : t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}
