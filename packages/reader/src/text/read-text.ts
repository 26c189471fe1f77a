import type { DocumentFormat, SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { cleanText } from '../source/clean-text.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import { describeParagraph } from '../structure/describe.ts';
import { createLevelTracker } from '../structure/levels.ts';
import { decodeText } from './decode.ts';
import { splitParagraphs } from './paragraphs.ts';

/** Reads plain text. Lines stay as the file has them; blocks are its paragraphs. */
export function readText(
  bytes: Uint8Array,
  request: { format: DocumentFormat; context: ReadContext },
): SourceText {
  const { text, warning } = decodeText(bytes);
  return assembleSourceText({
    format: request.format,
    drafts: createDrafts(cleanText(text), request.format),
    warnings: warning === undefined ? [] : [warning],
    maxTextLength: request.context.limits.maxTextLength,
  });
}

function createDrafts(text: string, format: DocumentFormat): Draft[] {
  const tracker = createLevelTracker();
  return splitParagraphs(text, format).map((paragraph) => {
    const { gap } = paragraph;
    if (paragraph.isArtefact) return createDraft(paragraph.text, { kind: 'footer', gap });
    if (paragraph.isRow) return createDraft(paragraph.text, { kind: 'table-row', gap });
    if (format !== 'txt') return createDraft(paragraph.text, { kind: 'paragraph', gap });
    return createDraft(paragraph.text, { ...describeParagraph(paragraph.text, { tracker }), gap });
  });
}
