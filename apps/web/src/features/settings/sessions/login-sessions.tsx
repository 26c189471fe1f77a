import type { LoginSession } from '@clauselight/schema';
import { useRef, useState } from 'react';
import { describeFailure } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Failure } from '../../../ui/error-boundary.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { t } from '../messages.ts';
import { useEndOtherSessions, useEndSession } from './end-sessions.ts';
import { useSessions } from './get-sessions.ts';
import { SessionRow } from './session-row.tsx';

/** Where the person is signed in, this session first. */
export function LoginSessions() {
  const { data: sessions, error, isFetching, refetch } = useSessions();
  if (sessions) return <SessionList sessions={sessions} />;
  if (isFetching) return <Waiting>{t('settings.sessions.loading')}</Waiting>;
  return (
    <Failure
      message={describeFailure(error, t('settings.sessions.notLoaded'))}
      onRetry={() => void refetch()}
    />
  );
}

function SessionList({ sessions }: { sessions: readonly LoginSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isAsking, setIsAsking] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const rows = [...sessions.filter(({ isCurrent }) => isCurrent), ...others];
  // The pressed button disappears with its session, so the focus moves to the list.
  const focusList = { onSuccess: () => list.current?.focus() };

  return (
    <div className="pb-3">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('settings.sessions.list')}
        className="divide-y divide-line border-y border-line outline-none"
      >
        {rows.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endOthers.isPending || (end.isPending && end.variables === session.id)}
            onEnd={() => end.mutate(session.id, focusList)}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-3 text-small text-ink-soft">{t('settings.sessions.noOthers')}</p>
      ) : (
        <Button
          size="small"
          className="mt-3"
          disabled={endOthers.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t('settings.sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('settings.sessions.question')}
        text={t('settings.sessions.questionText')}
        action={t('settings.sessions.endOthers')}
        cancel={t('settings.sessions.notNow')}
        onConfirm={() => endOthers.mutate(undefined, focusList)}
      />
    </div>
  );
}
