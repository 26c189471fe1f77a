import { runInChild, type SandboxOptions, type SandboxProgram } from '@clauselight/reader/sandbox';
import type { PassageComment } from '../passage-comment.ts';
import type { Revision } from '../revising/revision.ts';

export interface AnnotateRequest {
  /** Path of the Word document (DOCX). */
  readonly path: string;
  readonly comments: readonly PassageComment[];
}

export interface ReviseRequest {
  /** Path of the Word document (DOCX). */
  readonly path: string;
  readonly revisions: readonly Revision[];
}

/** The program's input besides the file. */
export type MarkupInput = Pick<AnnotateRequest, 'comments'> | Pick<ReviseRequest, 'revisions'>;

const markupProgram: SandboxProgram = {
  source: new URL('./child.ts', import.meta.url),
  builtName: 'docx-markup-child',
  usesNativeCode: false,
};

/**
 * Writes comments into a Word document as `annotateDocx` does, in a separate process like `readToJson`.
 *
 * @param request - The path of the file and the comments.
 * @param options - Limits of the process and a signal to stop.
 * @returns The bytes of the new document. They come from an untrusted file: store and send them, but do not parse
 *   them here.
 * @throws What `annotateDocx` and `readToJson` throw.
 */
export function annotateInSandbox(
  { path, comments }: AnnotateRequest,
  options: Omit<SandboxOptions, 'onProgress'> = {},
): Promise<Uint8Array> {
  return runInChild<MarkupInput>(markupProgram, { path, input: { comments } }, options);
}

/**
 * Writes tracked changes into a Word document as `reviseDocx` does, in a separate process like `readToJson`.
 *
 * @param request - The path of the file and the revisions.
 * @param options - Limits of the process and a signal to stop.
 * @returns The bytes of the new document, as `annotateInSandbox` gives them.
 * @throws What `reviseDocx` and `readToJson` throw.
 */
export function reviseInSandbox(
  { path, revisions }: ReviseRequest,
  options: Omit<SandboxOptions, 'onProgress'> = {},
): Promise<Uint8Array> {
  return runInChild<MarkupInput>(markupProgram, { path, input: { revisions } }, options);
}
