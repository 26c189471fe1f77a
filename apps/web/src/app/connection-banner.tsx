import { useQueryClient } from '@tanstack/react-query';
import { ServerOff, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ConnectionState, connection } from '../lib/connection.ts';
import { refetchLost } from '../lib/query-client.ts';
import { useConnection } from '../lib/use-connection.ts';
import { Button } from '../ui/button.tsx';
import { t } from './messages.ts';

const losses = {
  offline: {
    Icon: WifiOff,
    title: 'app.connection.offline',
    text: 'app.connection.offlineText',
  },
  'server-down': {
    Icon: ServerOff,
    title: 'app.connection.serverDown',
    text: 'app.connection.serverDownText',
  },
} as const satisfies Record<Exclude<ConnectionState, 'connected'>, unknown>;

/** Shows while the network or the server is unreachable, and repeats failed requests when it is back. */
export function ConnectionBanner() {
  const state = useConnection();
  useRecovery(state);
  return (
    <div role="status" className="sticky top-0 z-40">
      {state !== 'connected' && <Loss state={state} />}
    </div>
  );
}

function Loss({ state }: { state: keyof typeof losses }) {
  const { Icon, title, text } = losses[state];
  return (
    <div
      data-state={state}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-strong bg-shade px-4 py-2 text-small sm:px-8"
    >
      <Icon aria-hidden="true" size={17} className="shrink-0" />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">{t(title)}</strong> {t(text)}
      </p>
      {state === 'server-down' && (
        <Button size="small" onClick={connection.checkNow}>
          {t('app.connection.tryNow')}
        </Button>
      )}
    </div>
  );
}

function useRecovery(state: ConnectionState) {
  const client = useQueryClient();
  const last = useRef(state);
  useEffect(() => {
    const isBack = state === 'connected' && last.current !== 'connected';
    last.current = state;
    if (isBack) void refetchLost(client);
  }, [state, client]);
}
