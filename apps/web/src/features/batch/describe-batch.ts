import { formatBytes, formatCount } from '../../lib/format.ts';
import {
  type Batch,
  type BatchItem,
  type BatchItemState,
  type Hold,
  mostInBatch,
} from './batch-list.ts';

/** How the batch goes, in one line: `7 of 9 analyzed, 1 failed`. */
export function describeBatch({ items }: Batch): string {
  const count = (...states: BatchItemState[]) =>
    items.filter(({ state }) => states.includes(state)).length;
  const others: readonly [number, string][] = [
    [count('failed'), 'failed'],
    [count('refused'), 'refused'],
    [count('cancelled'), 'cancelled'],
    [count('lost'), 'not sent'],
    [count('stored'), 'uploaded only'],
  ];
  return [
    `${count('done')} of ${items.length} analyzed`,
    ...others.flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`])),
  ].join(', ');
}

const holds: Readonly<Record<Hold, string>> = {
  allowance:
    'Your free analyses of today are used. The rest waits here; continue once you have subscribed, or tomorrow.',
  connection: 'The server cannot be reached. The batch goes on by itself once it can.',
  busy: 'The server takes no more for the moment. The batch goes on by itself shortly.',
};

/** What all of the batch waits for. */
export function describeHold(hold: Hold): string {
  return holds[hold];
}

/** Where one document stands, in words. */
export function describeItem({ state, fraction, reason, size }: BatchItem): string {
  switch (state) {
    case 'waiting':
      return 'Waiting to be sent';
    case 'uploading':
      return `Uploading${showShare(fraction)}`;
    case 'stored':
      return 'Uploaded, not analyzed';
    case 'queued':
      return 'Waiting for its analysis';
    case 'analyzing':
      return `Analyzing${showShare(fraction)}`;
    case 'done':
      return 'Analyzed';
    case 'cancelled':
      return 'Cancelled';
    case 'lost':
      return 'Not sent before the page was closed. Please choose it again.';
    case 'refused':
      return `Refused${size === undefined ? '' : ` (${formatBytes(size)})`}: ${reason ?? ''}`;
    case 'failed':
      return `Failed: ${reason ?? 'it could not be analyzed.'}`;
  }
}

function showShare(fraction: number | undefined): string {
  return fraction === undefined ? '' : `, ${Math.round(100 * fraction)}%`;
}

/** The title of the table: `Batch of 9 documents`. */
export function nameBatch({ items }: Batch): string {
  return `Batch of ${formatCount(items.length, 'document')}`;
}

/** That a batch had no room for some files. */
export function describeLeftOut(files: readonly { name: string }[]) {
  const [first] = files;
  const named =
    files.length === 1 ? `${first?.name} was` : `${first?.name} and ${files.length - 1} more were`;
  return {
    title: 'Too many files',
    description: `A batch holds up to ${mostInBatch} documents: ${named} left out. Please choose them once this batch is cleared.`,
  };
}
