import { runInChild, type SandboxOptions, type SandboxProgram } from '@clauselight/reader/sandbox';
import type { PassageComment } from '../passage-comment.ts';

export interface AnnotateRequest {
  /** The Word document (DOCX) on disk. */
  readonly path: string;
  readonly comments: readonly PassageComment[];
}

/** What the program is told besides the file. */
export type AnnotateInput = Pick<AnnotateRequest, 'comments'>;

const commentsProgram: SandboxProgram = {
  source: new URL('./child.ts', import.meta.url),
  builtName: 'docx-comments-child',
};

/**
 * Writes comments into a Word document as `annotateDocx` does, in a process of its own like `readToJson`. Returns the
 * bytes of the new document. They come from a stranger's file: they are stored and sent, never parsed here.
 * Throws the codes of `annotateDocx`, and as `readToJson` does.
 */
export function annotateInSandbox(
  { path, comments }: AnnotateRequest,
  options: Omit<SandboxOptions, 'onProgress'> = {},
): Promise<Uint8Array> {
  return runInChild<AnnotateInput>(commentsProgram, { path, input: { comments } }, options);
}
