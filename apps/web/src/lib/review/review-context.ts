import type { CheckedText, ReviewState } from '@clauselight/schema';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createReviewStore, type ReviewItemKind, type ReviewItemOf } from './review-store.ts';

/** What a language model says of the analysis that is shown; empty where none was asked. */
export const ReviewContext = createContext({
  store: createReviewStore(undefined),
  /** What people call the model. */
  modelName: '',
});

/** What people call the model. */
export function useModelName(): string {
  return useContext(ReviewContext).modelName;
}

/** How the review stands; nothing where there is none. */
export function useReviewState(): ReviewState | undefined {
  const { store } = useContext(ReviewContext);
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** Whether the stream of news is cut at the moment. */
export function useIsReviewLost(): boolean {
  const { store } = useContext(ReviewContext);
  return useSyncExternalStore(store.subscribe, store.isLost);
}

/** A finding of the engine in the model's words, where it has come to it. */
export function useExplanation(findingId: string): CheckedText | undefined {
  const { store } = useContext(ReviewContext);
  return useSyncExternalStore(store.subscribe, () => store.findExplanation(findingId));
}

/** What the model said of a kind, in the order in which it came. */
export function useReviewItems<K extends ReviewItemKind>(kind: K): readonly ReviewItemOf<K>[] {
  const { store } = useContext(ReviewContext);
  return useSyncExternalStore(store.subscribe, () => store.getItems(kind));
}
