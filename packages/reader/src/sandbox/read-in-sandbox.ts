import { type DocumentFormat, parseSourceText, type SourceText } from '@clauselight/schema';
import { runInChild, type SandboxOptions } from './run-in-child.ts';
import type { SandboxProgram } from './start-child.ts';

export interface ReadRequest {
  /** The file on disk. */
  readonly path: string;
  /** The format its name claims; the content decides. */
  readonly format: DocumentFormat;
  /** What opens a file that is locked. Never stored and never logged. */
  readonly password?: string | undefined;
}

export type ReadOptions = SandboxOptions;

/** The reading program's input besides the file. */
export type ReadInput = Pick<ReadRequest, 'format' | 'password'>;

const readingProgram: SandboxProgram = {
  source: new URL('./child.ts', import.meta.url),
  builtName: 'reader-child',
  // Pages that are pictures are drawn by a native library.
  usesNativeCode: true,
};

/**
 * Reads a file like `readToJson` and validates the result, for tools and tests that may block while a long text is
 * parsed.
 *
 * @param request - The path of the file, and the format that its name claims.
 * @param options - Limits, a signal to stop, and a callback for progress.
 * @returns The source text.
 * @throws What `readToJson` throws.
 */
export async function readInSandbox(
  request: ReadRequest,
  options: ReadOptions = {},
): Promise<SourceText> {
  return parseSourceText(new TextDecoder().decode(await readToJson(request, options)));
}

/**
 * Reads a file in a separate process with limits on memory, time and output, without environment and network.
 *
 * @param request - The path of the file and its claimed format.
 * @param options - Limits, an abort signal and a listener for progress.
 * @returns The source text as JSON in UTF-8, as the process wrote it. The process has parsed an untrusted file, so
 *   validate the JSON with `parseSourceText`, in a thread if this one must stay responsive.
 * @throws AppError with a code of `readDocument`; `reading_timed_out`; `document_too_complex` if the process ran out
 *   of memory or crashed; `analysis_cancelled` if the signal aborts. Any other error is a bug.
 */
export async function readToJson(
  request: ReadRequest,
  options: ReadOptions = {},
): Promise<Uint8Array> {
  const { path, format, password } = request;
  return runInChild<ReadInput>(readingProgram, { path, input: { format, password } }, options);
}
