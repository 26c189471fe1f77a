import { runInChild, type SandboxOptions, type SandboxProgram } from '@clauselight/reader/sandbox';
import type { PassageComment } from '../passage-comment.ts';

export interface AnnotateRequest {
  /** Path of the Word document (DOCX). */
  readonly path: string;
  readonly comments: readonly PassageComment[];
}

/** The program's input besides the file. */
export type AnnotateInput = Pick<AnnotateRequest, 'comments'>;

const commentsProgram: SandboxProgram = {
  source: new URL('./child.ts', import.meta.url),
  builtName: 'docx-comments-child',
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
  return runInChild<AnnotateInput>(commentsProgram, { path, input: { comments } }, options);
}
