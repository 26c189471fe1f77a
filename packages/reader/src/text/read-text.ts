import type { SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { cleanText } from '../source/clean-text.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import { describeParagraph } from '../structure/describe.ts';
import { createLevelTracker } from '../structure/levels.ts';
import { decodeText } from './decode.ts';
import { splitParagraphs } from './paragraphs.ts';

/** Reads plain text. Lines stay as the file has them; blocks are its paragraphs. */
export function readText(bytes: Uint8Array, { limits }: ReadContext): SourceText {
  const { text, warning } = decodeText(bytes);
  return assembleSourceText({
    format: 'txt',
    drafts: createTextDrafts(cleanText(text)),
    warnings: warning === undefined ? [] : [warning],
    maxTextLength: limits.maxTextLength,
  });
}

/** The blocks of cleaned plain text. */
export function createTextDrafts(text: string): Draft[] {
  const tracker = createLevelTracker();
  return splitParagraphs(text).map(({ text: paragraph, gap, isArtefact }) =>
    isArtefact
      ? createDraft(paragraph, { kind: 'footer', gap })
      : createDraft(paragraph, { ...describeParagraph(paragraph, { tracker }), gap }),
  );
}
