import {
  isReviewFinal,
  type ReviewItem,
  type ReviewState,
  reviewItemSchema,
  reviewStateSchema,
} from '@clauselight/schema';
import { connection } from '../connection.ts';
import { createReviewAddress, type ReviewOf } from './review-address.ts';
import type { ReviewStore } from './review-store.ts';

/** Milliseconds for which updates are collected: rendering the page for every item would make it unresponsive. */
const gatherMs = 100;
/** Milliseconds before a stream that was refused is opened again. */
const reopenMs = 3000;

interface FollowOptions {
  of: ReviewOf;
  /** When the review was asked for: one made anew is another. */
  requestedAt: string;
  /** Takes what comes. */
  store: Pick<ReviewStore, 'add' | 'setLost'>;
  /** The review has ended, and all of it has come. */
  onEnded: () => void;
  /** What there is must be asked for: the stream was refused, or another review has taken the place of this one. */
  onDoubt: () => void;
  open?: (address: string) => EventSource;
  /** Hears that the stream is cut. */
  reportLoss?: () => void;
}

/** Follows a review that has not ended, over cuts of the connection; answers with the way to stop. */
export function followReview(options: FollowOptions): () => void {
  const { of, store, onEnded, onDoubt } = options;
  const { open = openSource, reportLoss = connection.reportLoss } = options;
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const news = gatherNews(store);

  function start() {
    source = open(createReviewAddress(of, '/events'));
    source.addEventListener('open', () => store.setLost(false));
    source.addEventListener('item', ({ data }) => news.addItem(parse(reviewItemSchema, data)));
    source.addEventListener('state', ({ data }) => {
      const state = parse(reviewStateSchema, data);
      if (state) take(state);
    });
    source.addEventListener('error', lose);
  }

  function take(state: ReviewState) {
    if (state.requestedAt !== options.requestedAt) {
      stop();
      onDoubt();
      return;
    }
    news.setState(state);
    if (!isReviewFinal(state.status)) return;
    stop();
    news.tell();
    onEnded();
  }

  function lose() {
    store.setLost(true);
    reportLoss();
    // The browser reconnects by itself, from the last item on, unless it was refused.
    if (source.readyState !== source.CLOSED) return;
    reopening = setTimeout(start, reopenMs);
    onDoubt();
  }

  function stop() {
    clearTimeout(reopening);
    source.close();
    news.stop();
  }

  start();
  return stop;
}

/** Gathers what comes in a short time, to be told at once. */
function gatherNews(store: Pick<ReviewStore, 'add'>) {
  let items: ReviewItem[] = [];
  let state: ReviewState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell() {
    timer = undefined;
    store.add({ items, state });
    items = [];
    state = undefined;
  }
  const tellSoon = () => {
    timer ??= setTimeout(tell, gatherMs);
  };
  return {
    addItem(item: ReviewItem | undefined) {
      if (!item) return;
      items.push(item);
      tellSoon();
    },
    setState(next: ReviewState) {
      state = next;
      tellSoon();
    },
    tell,
    stop: () => clearTimeout(timer),
  };
}

interface Checked<T> {
  safeParse(value: unknown): { data?: T | undefined };
}

/** What does not fit the schema never reaches a screen. */
function parse<T>(schema: Checked<T>, text: string): T | undefined {
  return schema.safeParse(JSON.parse(text)).data;
}

function openSource(address: string): EventSource {
  return new EventSource(address);
}
