import type { LoginSession } from '@clauselight/schema';
import { useRef, useState } from 'react';
import { describeFailure } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Failure } from '../../../ui/error-boundary.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useEndOtherSessions, useEndSession } from './end-sessions.ts';
import { useSessions } from './get-sessions.ts';
import { SessionRow } from './session-row.tsx';

/** Where the person is signed in, this session first. */
export function LoginSessions() {
  const { data: sessions, error, isFetching, refetch } = useSessions();
  if (sessions) return <SessionList sessions={sessions} />;
  if (isFetching) return <Waiting>Loading your sessions…</Waiting>;
  return (
    <Failure
      message={describeFailure(error, 'Your sessions could not be loaded.')}
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
  // The button that was pressed goes with its session; the focus stays in the list.
  const focusList = { onSuccess: () => list.current?.focus() };

  return (
    <div className="pb-3">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Login sessions"
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
        <p className="mt-3 text-small text-ink-soft">You are signed in nowhere else.</p>
      ) : (
        <Button
          size="small"
          className="mt-3"
          disabled={endOthers.isPending}
          onClick={() => setIsAsking(true)}
        >
          End all others
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="End all other sessions?"
        text="Every other device and browser is signed out now. You stay signed in here."
        action="End all others"
        cancel="Not now"
        onConfirm={() => endOthers.mutate(undefined, focusList)}
      />
    </div>
  );
}
