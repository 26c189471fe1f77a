import { useEffect, useSyncExternalStore } from 'react';
import { type ConnectionState, connection } from './connection.ts';

/** The state of the connection, followed by what the browser says of it. */
export function useConnection(): ConnectionState {
  const state = useSyncExternalStore(connection.subscribe, connection.getState);
  useEffect(() => {
    const events = ['online', 'offline'] as const;
    for (const event of events) window.addEventListener(event, connection.checkNow);
    return () => {
      for (const event of events) window.removeEventListener(event, connection.checkNow);
    };
  }, []);
  return state;
}
