import { serveTask } from '@clauselight/reader/sandbox';
import { annotateDocx } from '../annotate-docx.ts';
import { reviseDocx } from '../revising/revise-docx.ts';
import type { MarkupInput } from './run-markup.ts';

// The program that writes comments and tracked changes. It outputs the new Word document.
serveTask<MarkupInput>(async (file, { input, limits }) => {
  const { bytes } =
    'revisions' in input
      ? await reviseDocx(file, { ...input, limits })
      : await annotateDocx(file, { ...input, limits });
  return bytes;
});
