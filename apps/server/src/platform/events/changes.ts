import type { Database } from '../database/open.ts';

/** Tells those who wait for a thing that there is something new to read about it. */
export interface Changes {
  /** Calls back after each change of the thing with the id, and whenever one may have been missed. */
  subscribe(id: string, onChange: () => void): () => void;
  close(): Promise<void>;
}

/** Listens once for the whole process, however many browsers wait; a channel's payloads are the ids. */
export async function openChanges(database: Database, channel: string): Promise<Changes> {
  const waiting = new Map<string, Set<() => void>>();
  const unlisten = await database.listen(channel, {
    onMessage: (id) => {
      for (const onChange of waiting.get(id) ?? []) onChange();
    },
    onReconnect: () => {
      for (const group of waiting.values()) for (const onChange of group) onChange();
    },
  });

  return {
    subscribe(id, onChange) {
      const group = waiting.get(id) ?? new Set();
      waiting.set(id, group.add(onChange));
      return () => {
        group.delete(onChange);
        if (group.size === 0 && waiting.get(id) === group) waiting.delete(id);
      };
    },
    close: unlisten,
  };
}
