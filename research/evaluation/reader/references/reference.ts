import type { DocumentFormat } from '@clauselight/schema';

/** A file of the folders given. */
export interface DataFile {
  /** Absolute. */
  readonly path: string;
  readonly format: DocumentFormat;
  /** Bytes. */
  readonly size: number;
  /** A text of the same name beside it, absolute path: what the file is known to say. */
  readonly textBeside?: string;
}

/** What a tool made of a file. */
export interface ReferenceText {
  readonly tool: string;
  readonly text: string;
}

/** What a tool made of one format's files, and what it took. */
export interface ToolResult {
  readonly tool: string;
  /** By the file's path; a file the tool could not read is missing. */
  readonly texts: ReadonlyMap<string, string>;
  readonly cost: ToolCost;
}

export interface ToolCost {
  /** Of all files in the fewest runs, start of the tool included; CPU time where it can be had. */
  readonly totalMs: number;
  /** Whether the times are CPU time; wall-clock otherwise. */
  readonly isCpu: boolean;
  /** One run for the file in the middle by size; absent if every file is a run of its own. */
  readonly single?: { readonly path: string; readonly ms: number };
  /** Largest resident memory of any of its processes. */
  readonly peakMb?: number;
}

/** What every tool is given: the files of one format. */
export interface ToolRequest {
  readonly files: readonly DataFile[];
  /** Paths of files whose time is not to count. */
  readonly untimed?: ReadonlySet<string>;
  /** For what is made on the way; the caller removes it. */
  readonly folder: string;
  /** Milliseconds a file may take. */
  readonly timeoutMs: number;
}
