import { type DocumentFormat, parseSourceText, type SourceText } from '@clauselight/schema';
import { runInChild, type SandboxOptions } from './run-in-child.ts';
import type { SandboxProgram } from './start-child.ts';

export interface ReadRequest {
  /** The file on disk. */
  readonly path: string;
  /** The format its name claims; the content decides. */
  readonly format: DocumentFormat;
}

export type ReadOptions = SandboxOptions;

/** What the reading program is told besides the file. */
export type ReadInput = Pick<ReadRequest, 'format'>;

const readingProgram: SandboxProgram = {
  source: new URL('./child.ts', import.meta.url),
  builtName: 'reader-child',
};

/** Reads a file as `readToJson` does and checks what came: for tools and tests, where nothing else waits meanwhile. */
export async function readInSandbox(
  request: ReadRequest,
  options: ReadOptions = {},
): Promise<SourceText> {
  return parseSourceText(new TextDecoder().decode(await readToJson(request, options)));
}

/**
 * Reads a file in a process of its own with limits on memory, time and output, no environment and no network.
 * Gives the source text as JSON in UTF-8, as the process wrote it. The process has seen a stranger's bytes:
 * `parseSourceText` checks what it says, in a thread where this one must answer others meanwhile.
 * Throws the codes of `readDocument`, and `reading_timed_out`, `document_too_complex` for a read that ran out of
 * memory or broke its process, `analysis_cancelled` when the signal ends it. Anything else thrown is a defect.
 */
export async function readToJson(
  request: ReadRequest,
  options: ReadOptions = {},
): Promise<Uint8Array> {
  const { path, format } = request;
  return runInChild<ReadInput>(readingProgram, { path, input: { format } }, options);
}
