import { maxTextLength, type SourceText } from '@clauselight/schema';

/** Limits of one read. */
export interface ReadLimits {
  /** Wall-clock milliseconds that a read may take, including the start of its process. */
  readonly timeoutMs: number;
  /** Resident memory that the reading process may reach, in mebibytes. */
  readonly memoryMb: number;
  /** Longest text handed back, in UTF-16 units. The rest of a longer text is left out with a warning. */
  readonly maxTextLength: number;
  /** The most bytes of JSON that a reading process may answer with. */
  readonly maxOutputBytes: number;
  /** The most bytes that all compressed entries together may inflate to. */
  readonly maxInflatedBytes: number;
  readonly maxPages: number;
  /** The most pages that are recognized from their pictures; each takes seconds. */
  readonly maxRecognizedPages: number;
}

/** Generous for the longest contract in our data, and small enough for a few reads at a time on a small machine. */
export const defaultReadLimits: ReadLimits = Object.freeze({
  timeoutMs: 120_000,
  memoryMb: 1024,
  maxTextLength,
  maxOutputBytes: 96 * 1024 * 1024,
  maxInflatedBytes: 256 * 1024 * 1024,
  maxPages: 5000,
  maxRecognizedPages: 30,
});

/** How much of a document has been read: `done` of `total` pages, or of entries of its container. */
/** Share of the time limit that goes into recognizing pages; what was recognized by then is kept. */
export const recognitionShare = 0.8;

export interface ReadProgress {
  readonly done: number;
  readonly total: number;
  readonly unit: 'page' | 'part';
}

/** What the reader of every format receives besides the bytes. */
export interface ReadContext {
  readonly limits: ReadLimits;
  /** What opens a file that is locked. Never stored and never logged. */
  readonly password?: string | undefined;
  onProgress(progress: ReadProgress): void;
  /** Reads a document inside the document; undefined inside an embedded document. Throws as `readDocument` does. */
  readEmbedded?(bytes: Uint8Array): Promise<SourceText>;
}
