import { maxTextLength, type SourceText } from '@clauselight/schema';

export interface ReadLimits {
  /** Wall-clock milliseconds a read may take, the start of its process included. */
  readonly timeoutMs: number;
  /** Resident memory the reading process may reach, in mebibytes. */
  readonly memoryMb: number;
  /** Longest text handed back, in UTF-16 code units; the rest of a longer one is left out with a warning. */
  readonly maxTextLength: number;
  /** Bytes of the source text as JSON that a reading process may answer with. */
  readonly maxOutputBytes: number;
  /** Bytes that may come out of compressed parts, in sum. */
  readonly maxInflatedBytes: number;
  readonly maxPages: number;
  /** Pages that are read from their pictures; each takes seconds. */
  readonly maxRecognizedPages: number;
}

/** Ample for the longest contract on file, small enough that a few reads at a time fit a small machine. */
export const defaultReadLimits: ReadLimits = Object.freeze({
  timeoutMs: 120_000,
  memoryMb: 1024,
  maxTextLength,
  maxOutputBytes: 96 * 1024 * 1024,
  maxInflatedBytes: 256 * 1024 * 1024,
  maxPages: 5000,
  maxRecognizedPages: 30,
});

export interface ReadProgress {
  readonly done: number;
  readonly total: number;
  readonly unit: 'page' | 'part';
}

/** What every format's reader is given besides the bytes. */
export interface ReadContext {
  readonly limits: ReadLimits;
  onProgress(progress: ReadProgress): void;
  /**
   * Reads a document inside the document; absent where that is inside another already. Throws as `readDocument`
   * does.
   */
  readPart?(bytes: Uint8Array): Promise<SourceText>;
}
