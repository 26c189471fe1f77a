import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Batch, hasUnsent } from './batch-list.ts';
import { isBatchForgotten, recallBatch, rememberBatch, stopWhenForgotten } from './batch-memory.ts';
import { type BatchDesk, createBatch } from './create-batch.ts';
import { createEffects } from './page-effects.ts';

let desk: BatchDesk | undefined;

/** The batch of this tab: it continues while its visitor looks at other pages. */
export function getBatch(client: QueryClient): BatchDesk {
  desk ??= openBatch(client);
  return desk;
}

export function useBatch(batch: BatchDesk): Batch {
  return useSyncExternalStore(batch.subscribe, batch.getBatch);
}

function openBatch(client: QueryClient): BatchDesk {
  const batch = createBatch(createEffects(client));
  const remembered = recallBatch();
  batch.subscribe(() => {
    const now = batch.getBatch();
    rememberBatch(now.items);
    const isMissed = hasUnsent(now) && !isBatchForgotten();
    const change = isMissed ? addEventListener : removeEventListener;
    change('beforeunload', warn);
  });
  stopWhenForgotten(batch.abandon);
  if (remembered.length > 0) batch.restore(remembered);
  return batch;
}

/** The browser asks whether to stay: files that wait would be lost. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
