/** Where a document of a batch stands. */
export type BatchItemState =
  /** Never sent: its type or size is refused. */
  | 'refused'
  /** Chosen and not sent when the page was closed. */
  | 'lost'
  | 'waiting'
  | 'uploading'
  /** On the server, and not to be analyzed for now. */
  | 'stored'
  /** On the server; its analysis is still to be started. */
  | 'queued'
  | 'analyzing'
  | 'done'
  | 'failed'
  | 'cancelled';

export interface BatchItem {
  readonly key: number;
  readonly name: string;
  /** Bytes; absent where only the name is left. */
  readonly size?: number;
  readonly state: BatchItemState;
  /** The file to send; released once it has arrived. */
  readonly file?: File | undefined;
  /** Share of the upload or the analysis that is done, 0-1. */
  readonly fraction?: number | undefined;
  /** Why it was refused or failed. */
  readonly reason?: string | undefined;
  readonly documentId?: string;
  readonly analysisId?: string;
  /** How often it was put off. */
  readonly delays?: number;
}

/** What all of a batch waits for: more analyses, the server, or that it takes requests again. */
export type Hold = 'allowance' | 'connection' | 'busy';

export interface Batch {
  /** In the order in which the documents came. */
  readonly items: readonly BatchItem[];
  readonly hold?: Hold | undefined;
}

export const emptyBatch: Batch = Object.freeze({ items: Object.freeze([]) });

/** Documents a batch holds. */
export const mostInBatch = 50;

/** The batch with other facts of one document. */
export function changeItem(batch: Batch, key: number, facts: Partial<BatchItem>): Batch {
  const items = batch.items.map((item) => (item.key === key ? { ...item, ...facts } : item));
  return { ...batch, items };
}

/** The next document to send or to have analyzed. */
export function findNext({ items }: Batch): BatchItem | undefined {
  return items.find(({ state }) => state === 'waiting' || state === 'queued');
}

const finals: ReadonlySet<BatchItemState> = new Set([
  'refused',
  'lost',
  'stored',
  'done',
  'failed',
  'cancelled',
]);

/** Whether anything of the batch is still to come. */
export function isWorking({ items }: Batch): boolean {
  return items.some(({ state }) => !finals.has(state));
}

/** Whether files would be lost if the page were closed. */
export function hasUnsent({ items }: Batch): boolean {
  return items.some(({ state }) => state === 'waiting' || state === 'uploading');
}

/** Whether a document can be sent, or analyzed, once more. */
export function canRetry({ state, file, documentId }: BatchItem): boolean {
  const hasEnded = state === 'failed' || state === 'cancelled';
  return state === 'stored' || (hasEnded && (file !== undefined || documentId !== undefined));
}

/** Whether there is something to be stopped. */
export function canCancel({ state }: BatchItem): boolean {
  return !finals.has(state);
}
