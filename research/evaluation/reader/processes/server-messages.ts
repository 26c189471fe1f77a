import type { DocumentFormat } from '@clauselight/schema';
import type { LoopDelay } from '../loop-delay.ts';

/** The request to the process that plays the server. */
export interface ServerQuestion {
  readonly path: string;
  readonly format: DocumentFormat;
  /** Reads of the file, all at a time. */
  readonly reads: number;
}

/** What reading a file through the sandbox came to, and what it cost the process that asked for it. */
export interface ServerAnswer {
  /** `read` or the code of the refusal, of each read. */
  readonly outcomes: readonly string[];
  /** Codes of the warnings the source text carries. */
  readonly warnings: readonly string[];
  /** Bytes of the source text as JSON. */
  readonly outputBytes: number;
  readonly wallMs: number;
  /** CPU time of both processes, the reading one's start included; nothing if the system does not tell (not Linux). */
  readonly cpuMs: number | undefined;
  readonly delay: LoopDelay;
  /** Largest resident memory of any reading process, mebibytes; nothing if the system does not tell. */
  readonly childPeakMb: number | undefined;
  /** By how much the asking process grew at most, mebibytes. */
  readonly growthMb: number;
}
