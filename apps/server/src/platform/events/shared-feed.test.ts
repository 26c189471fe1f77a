import { describe, expect, it } from 'vitest';
import type { Changes } from './changes.ts';
import { createSharedFeed } from './shared-feed.ts';

/** A feed over items in memory, which counts its reads. */
function buildFeed() {
  const listeners = new Set<() => void>();
  const changes: Changes = {
    subscribe: (_, onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    close: async () => undefined,
  };
  const stored: { id: number }[] = [];
  const seen = { reads: 0, of: 'first' };
  const feed = createSharedFeed<{ id: number }, number>({
    changes,
    async load(_, afterId) {
      seen.reads += 1;
      return {
        of: seen.of,
        items: stored.filter(({ id }) => id > afterId),
        state: stored.length,
      };
    },
  });
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const follow = (afterId = 0, end = Number.POSITIVE_INFINITY) => {
    const received: number[] = [];
    const abort = new AbortController();
    const ended = feed.follow({
      key: 'a',
      changedId: 'a',
      afterId,
      signal: abort.signal,
      onPage: ({ items }) => {
        received.push(...items.map(({ id }) => id));
        return received.includes(end);
      },
    });
    return { received, ended, abort };
  };
  return { stored, seen, announce, follow, listeners };
}

describe('a shared feed', () => {
  it('reads once for each change, however many follow', async () => {
    const { stored, seen, announce, follow } = buildFeed();
    const followers = Array.from({ length: 100 }, () => follow());
    await expect.poll(() => seen.reads).toBe(1);
    stored.push({ id: 1 });
    announce();
    await expect.poll(() => followers.every(({ received }) => received.length === 1)).toBe(true);
    expect(seen.reads).toBe(2);
    for (const { abort } of followers) abort.abort();
  });

  it('gives each what came after the last item it knows', async () => {
    const { stored, follow } = buildFeed();
    stored.push({ id: 1 }, { id: 2 }, { id: 3 });
    const [all, rest] = [follow(0, 3), follow(2, 3)];
    expect(await Promise.all([all.ended, rest.ended])).toEqual([true, true]);
    expect([all.received, rest.received]).toEqual([[1, 2, 3], [3]]);
  });

  it('begins again when what it follows is replaced', async () => {
    const { stored, seen, announce, follow } = buildFeed();
    stored.push({ id: 1 });
    const first = follow();
    await expect.poll(() => first.received).toEqual([1]);
    stored.splice(0, 1, { id: 2 });
    seen.of = 'second';
    announce();
    await expect.poll(() => first.received).toEqual([1, 2]);
    const later = follow(0, 2);
    await later.ended;
    expect(later.received).toEqual([2]);
    first.abort.abort();
  });

  it('drops a feed that nobody follows', async () => {
    const { follow, listeners } = buildFeed();
    const { abort, ended } = follow();
    abort.abort();
    expect(await ended).toBe(false);
    expect(listeners.size).toBe(0);
  });
});
