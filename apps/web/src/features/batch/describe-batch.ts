import { formatBytes } from '../../lib/format.ts';
import {
  type Batch,
  type BatchItem,
  type BatchItemState,
  type Hold,
  mostInBatch,
} from './batch-list.ts';
import { t } from './messages.ts';

/** The state of the batch in one line: `7 of 9 analyzed, 1 failed`. */
export function describeBatch({ items }: Batch): string {
  const count = (wanted: BatchItemState) => items.filter(({ state }) => state === wanted).length;
  return t('batch.panel.summary', {
    total: items.length,
    done: count('done'),
    failed: count('failed'),
    refused: count('refused'),
    cancelled: count('cancelled'),
    lost: count('lost'),
    stored: count('stored'),
  });
}

const holds = {
  allowance: 'batch.hold.allowance',
  connection: 'batch.hold.connection',
  busy: 'batch.hold.busy',
} as const satisfies Record<Hold, string>;

/** Why the whole batch is waiting. */
export function describeHold(hold: Hold): string {
  return t(holds[hold]);
}

/** The state of one document, in words. */
export function describeItem({ state, fraction, reason, size }: BatchItem): string {
  switch (state) {
    case 'waiting':
      return t('batch.state.waiting');
    case 'uploading':
      return fraction === undefined
        ? t('batch.state.uploading')
        : t('batch.state.uploadingShare', { percent: toPercent(fraction) });
    case 'stored':
      return t('batch.state.stored');
    case 'queued':
      return t('batch.state.queued');
    case 'analyzing':
      return fraction === undefined
        ? t('batch.state.analyzing')
        : t('batch.state.analyzingShare', { percent: toPercent(fraction) });
    case 'done':
      return t('batch.state.done');
    case 'cancelled':
      return t('batch.state.cancelled');
    case 'lost':
      return t('batch.state.lost');
    case 'refused':
      return size === undefined
        ? t('batch.state.refused', { reason: reason ?? '' })
        : t('batch.state.refusedSize', { size: formatBytes(size), reason: reason ?? '' });
    case 'failed':
      return reason === undefined
        ? t('batch.state.failedUnexplained')
        : t('batch.state.failed', { reason });
  }
}

function toPercent(fraction: number): number {
  return Math.round(100 * fraction);
}

/** The title of the table: `Batch of 9 documents`. */
export function nameBatch({ items }: Batch): string {
  return t('batch.panel.title', { count: items.length });
}

/** A notice that some files were left out because the batch is full. */
export function describeLeftOut(files: readonly { name: string }[]) {
  const [first] = files;
  return {
    title: t('batch.leftOut.title'),
    description: t('batch.leftOut.text', {
      most: mostInBatch,
      first: first?.name ?? '',
      more: files.length - 1,
    }),
  };
}
