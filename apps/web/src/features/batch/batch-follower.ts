import type { BatchEffects } from './batch-effects.ts';
import type { BatchStore } from './batch-store.ts';

/**
 * Follows the analyses of a batch to their ends, the oldest first: a browser has few connections, and the next one has
 * often ended when its turn comes.
 */
export function createFollower({
  store,
  effects,
}: {
  store: BatchStore;
  effects: BatchEffects;
}): () => Promise<void> {
  let isFollowing = false;
  return async () => {
    if (isFollowing) return;
    isFollowing = true;
    for (let item = findAnalyzing(store); item; item = findAnalyzing(store)) {
      const { key, documentId = '', analysisId = '' } = item;
      const onProgress = (fraction: number) => store.change(key, { fraction });
      const end = await effects.follow({ documentId, analysisId }, { onProgress });
      store.change(key, { ...end, fraction: undefined });
      if (end.state === 'done') await effects.renew();
    }
    isFollowing = false;
  };
}

function findAnalyzing(store: BatchStore) {
  return store.get().items.find(({ state }) => state === 'analyzing');
}
