import type { CheckedText, ModelReview, ReviewItem, ReviewState } from '@clauselight/schema';

export type ReviewItemKind = ReviewItem['kind'];
export type ReviewItemOf<K extends ReviewItemKind> = Extract<ReviewItem, { kind: K }>;

/** What has come of a review since the last time. */
export interface ReviewNews {
  items: readonly ReviewItem[];
  /** How it stands now; absent where that has not changed. */
  state: ReviewState | undefined;
}

/**
 * What a review has brought so far. Subscribers to a part of it are notified of every batch, and find the very same value
 * where nothing of that part has changed: hundreds of cards need not be drawn again for one of them.
 */
export function createReviewStore(review: ModelReview | undefined) {
  const explanations = new Map<string, CheckedText>();
  const known = new Set<string>();
  const lists = new Map<ReviewItemKind, readonly ReviewItem[]>();
  const listeners = new Set<() => void>();
  let state: ReviewState | undefined;
  let isLost = false;

  function keep(items: readonly ReviewItem[]) {
    // A stream that begins anew brings again what is known.
    const fresh = items.filter((item) => {
      const isFresh = !known.has(getKey(item));
      known.add(getKey(item));
      return isFresh;
    });
    for (const item of fresh) {
      if (item.kind === 'explanation') explanations.set(item.findingId, item.text);
    }
    for (const kind of new Set(fresh.map((item) => item.kind))) {
      const added = fresh.filter((item) => item.kind === kind);
      lists.set(kind, [...(lists.get(kind) ?? []), ...added]);
    }
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  if (review) {
    const { items, ...first } = review;
    state = first;
    keep(items);
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** How the review stands; nothing while there is none. */
    getState: () => state,
    /** Whether the stream of news is cut at the moment. */
    isLost: () => isLost,
    /** A finding of the engine in the model's words. */
    findExplanation: (findingId: string) => explanations.get(findingId),
    /** The items of a kind, in the order in which they came. */
    getItems: <K extends ReviewItemKind>(kind: K) =>
      (lists.get(kind) ?? none) as readonly ReviewItemOf<K>[],
    add(news: ReviewNews) {
      keep(news.items);
      state = news.state ?? state;
      tell();
    },
    setLost(next: boolean) {
      if (next === isLost) return;
      isLost = next;
      tell();
    },
    /** All of it, as the server would answer. */
    getReview(): ModelReview | undefined {
      return state && { ...state, items: [...lists.values()].flat() };
    },
  };
}
export type ReviewStore = ReturnType<typeof createReviewStore>;

const none: readonly never[] = [];

/** Tells one item from another, whether it came with the review or by an event. */
function getKey(item: ReviewItem): string {
  switch (item.kind) {
    case 'explanation':
      return `explanation ${item.findingId}`;
    case 'summary':
      return `summary ${item.text.text}`;
    case 'opinion':
      return 'opinion';
    default:
      return `${item.kind} ${item.id}`;
  }
}
