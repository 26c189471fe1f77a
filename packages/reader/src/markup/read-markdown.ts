import type { SourceText } from '@clauselight/schema';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { cutAtLine } from '../source/cut-at-line.ts';
import { createDraft, type Draft } from '../source/draft.ts';
import { decodeText } from '../text/decode.ts';
import { createMarkupContext, createMarkupWarnings } from './context.ts';
import { cutMarkdown, limitMarkdown } from './limit-markdown.ts';
import { createHtmlWriter } from './markdown-html.ts';
import { readMarkup } from './read-markup.ts';

/** Characters of a document for each that is shown, marks and addresses included, up to which it is read. */
const mostMarks = 1.1;

/**
 * Reads a Markdown document as it is shown: marks of emphasis gone, numbers as displayed, notes at the end.
 * Throws `document_too_complex`, `document_without_text`, and `file_type_mismatch` for bytes that are no text.
 */
export function readMarkdown(bytes: Uint8Array, { limits }: ReadContext): SourceText {
  const { text, warning } = decodeText(bytes);
  const context = createMarkupContext();
  const lines = text.replace(/\r\n?/g, '\n');
  const first = cutAtLine(lines, limits.maxTextLength * mostMarks);
  if (first.length < lines.length) context.noticed.add('read-in-part');
  const { front, body } = splitFrontMatter(first);
  const drafts = [...front, ...readMarkup(convertToHtml(body), { context })];
  return assembleSourceText({
    format: 'md',
    drafts,
    warnings: [...createMarkupWarnings(context), ...(warning === undefined ? [] : [warning])],
    maxTextLength: limits.maxTextLength,
  });
}

function convertToHtml(text: string): string {
  const writer = createHtmlWriter();
  for (const part of cutMarkdown(limitMarkdown(text))) {
    writer.add(fromMarkdown(part, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  }
  return writer.finish();
}

const frontMatter = /^\s*(---|\+\+\+)[ \t]*\n([\s\S]*?)\n\1[ \t]*(?:\n|$)/;

/** Front matter, which some programs write before a document; its lines stay as they are. */
function splitFrontMatter(text: string): { front: Draft[]; body: string } {
  const match = frontMatter.exec(text.slice(0, 100_000));
  const words = match?.[2] ?? '';
  if (match === null || !/^[\w-]+\s*[:=]/m.test(words)) return { front: [], body: text };
  return {
    front: [createDraft(words, { kind: 'paragraph' })],
    body: text.slice(match[0].length),
  };
}
