import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { isBatchRemembered } from '../features/batch/batch-memory.ts';
import { type ChosenFile, describeRejection } from '../features/upload/rejection.ts';
import type { Uploads } from '../features/upload/use-uploads.ts';
import { createFailureNotice } from '../lib/failure-notice.ts';
import { loadComponent } from '../lib/load-component.ts';
import { useToast } from '../ui/toast-context.ts';
import { t } from './messages.ts';

const noIds: readonly string[] = [];

/** Handles chosen files: a single file is uploaded and opened; several files, or any during a batch, join the batch. */
export function useBatchDoor(uploads: Uploads) {
  const client = useQueryClient();
  const toast = useToast();
  const [hasBatch, setHasBatch] = useState(isBatchRemembered);
  // The list of documents leaves out the documents that the batch table shows.
  const [shownIds, setShownIds] = useState(noIds);

  async function addToBatch(files: readonly ChosenFile[]) {
    const { getBatch } = await loadComponent(() => import('../features/batch/batch.ts'));
    const { describeLeftOut } = await loadComponent(
      () => import('../features/batch/describe-batch.ts'),
    );
    const chosen = files.map(({ file, code }) => ({
      file,
      ...(code && { reason: describeRejection(code).description }),
    }));
    const leftOut = getBatch(client).add(chosen);
    setHasBatch(true);
    if (leftOut.length > 0) toast({ variant: 'destructive', ...describeLeftOut(leftOut) });
  }

  function take(files: readonly ChosenFile[]) {
    const [only] = files;
    if (hasBatch || only === undefined || files.length > 1) {
      addToBatch(files).catch((error) =>
        toast(createFailureNotice(error, { title: t('app.batch.notTaken') })),
      );
    } else if (only.code) uploads.refuse(only.code);
    else uploads.add(only.file);
  }

  const close = useCallback(() => {
    setHasBatch(false);
    setShownIds(noIds);
  }, []);
  return { hasBatch, shownIds, take, show: setShownIds, close };
}
