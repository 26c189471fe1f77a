import type { PassageComment } from '../docx/annotate/passage-comment.ts';
import { type ChildOptions, runInChild } from './run-in-child.ts';

export interface AnnotateRequest {
  /** The Word document (DOCX) on disk. */
  readonly path: string;
  readonly comments: readonly PassageComment[];
}

/**
 * Writes comments into a Word document as `annotateWord` does, in a process of its own like `readToJson`; the bytes of
 * the new document. They come of a stranger's: they are stored and sent, never parsed here.
 * Throws the codes of `annotateWord`, and as `readToJson` does.
 */
export function annotateInSandbox(
  { path, comments }: AnnotateRequest,
  options: Omit<ChildOptions, 'onProgress'> = {},
): Promise<Uint8Array> {
  return runInChild({ path, task: { task: 'annotate', comments } }, options);
}
