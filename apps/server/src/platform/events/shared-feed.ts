import type { Changes } from './changes.ts';
import { createSignal } from './signal.ts';

/** What is new about something that several requests follow. */
export interface FeedPage<Item, State> {
  /** Identifies what the items belong to: with another id, all earlier items are out of date. */
  readonly of: string;
  readonly items: readonly Item[];
  readonly state: State;
}

export interface SharedFeedOptions<Item, State> {
  readonly changes: Changes;
  /** Reads what came after the item with this id. Undefined if there is nothing to follow any more. */
  load(key: string, afterId: number): Promise<FeedPage<Item, State> | undefined>;
}

export interface FollowFeedOptions<Item, State> {
  readonly key: string;
  /** The id under which changes are announced. */
  readonly changedId: string;
  /** Items up to this id are not wanted. */
  readonly afterId: number;
  readonly signal: AbortSignal;
  /** Takes what is new; returns whether that was the end. */
  onPage(page: Omit<FeedPage<Item, State>, 'of'>): boolean;
}

/** Lets any number of requests follow the same things with one read for each change. */
export interface SharedFeed<Item, State> {
  /** Resolves at the end; to false if the signal came first. */
  follow(options: FollowFeedOptions<Item, State>): Promise<boolean>;
}

interface Hub<Item, State> {
  readonly followers: Set<() => void>;
  readonly stop: () => void;
  /** Everything read so far, so that who joins later needs no read. */
  page: FeedPage<Item, State> | undefined;
  items: Item[];
  /** Settles when everything that was announced so far has been read. */
  reading: Promise<void>;
}

/** Creates a feed. What nobody follows is forgotten. */
export function createSharedFeed<Item extends { readonly id: number }, State>({
  changes,
  load,
}: SharedFeedOptions<Item, State>): SharedFeed<Item, State> {
  const hubs = new Map<string, Hub<Item, State>>();

  const read = async (key: string, hub: Hub<Item, State>) => {
    const page = await load(key, hub.items.at(-1)?.id ?? 0);
    if (page?.of !== hub.page?.of) hub.items = [];
    hub.page = page;
    hub.items.push(...(page?.items ?? []));
  };

  const open = (key: string, changedId: string): Hub<Item, State> => {
    let isAnnounced = false;
    const onChange = () => {
      // One read answers every change that comes while an earlier read is under way.
      if (isAnnounced) return;
      isAnnounced = true;
      hub.reading = hub.reading.then(() => {
        isAnnounced = false;
        return read(key, hub);
      });
      hub.reading
        .catch(() => hubs.delete(key))
        .finally(() => {
          for (const notify of hub.followers) notify();
        });
    };
    const hub: Hub<Item, State> = {
      followers: new Set(),
      stop: changes.subscribe(changedId, onChange),
      page: undefined,
      items: [],
      reading: Promise.resolve(),
    };
    hubs.set(key, hub);
    onChange();
    return hub;
  };

  return {
    async follow({ key, changedId, afterId, signal, onPage }) {
      const hub = hubs.get(key) ?? open(key, changedId);
      const changed = createSignal(signal);
      hub.followers.add(changed.raise);
      let seen = afterId;
      try {
        while (!signal.aborted) {
          await hub.reading;
          if (signal.aborted) return false;
          if (hub.page === undefined) return true;
          const items = hub.items.filter(({ id }) => id > seen);
          seen = Math.max(seen, items.at(-1)?.id ?? 0);
          if (onPage({ items, state: hub.page.state })) return true;
          await changed.wait();
        }
        return false;
      } finally {
        hub.followers.delete(changed.raise);
        if (hub.followers.size === 0) {
          hub.stop();
          if (hubs.get(key) === hub) hubs.delete(key);
        }
      }
    },
  };
}
