import { serveTask } from '@clauselight/reader/sandbox';
import { annotateDocx } from '../annotate-docx.ts';
import type { AnnotateInput } from './annotate-in-sandbox.ts';

// The program that writes comments. It outputs the new Word document.
serveTask<AnnotateInput>(async (file, { input: { comments }, limits }) => {
  const { bytes } = await annotateDocx(file, { comments, limits });
  return bytes;
});
