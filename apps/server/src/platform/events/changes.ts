import type { Database } from '../database/open.ts';

/** Notifies subscribers of an object that there is something new to read. */
export interface Changes {
  /** Calls back after each change of the object with this id, and whenever a change may have been missed. */
  subscribe(id: string, onChange: () => void): () => void;
  close(): Promise<void>;
}

/** Opens one listener for the whole process, however many browsers wait. The payloads of the channel are ids. */
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
