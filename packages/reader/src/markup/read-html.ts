import type { SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { createMarkupContext, createMarkupWarnings } from './context.ts';
import { decodeHtml } from './decode-html.ts';
import { readMarkup } from './read-markup.ts';

/**
 * Reads an HTML page as a browser draws it, without scripts. Throws `document_too_complex`,
 * `document_without_text`, and `file_type_mismatch` for bytes that are no text.
 */
export function readHtml(bytes: Uint8Array, { limits }: ReadContext): SourceText {
  const { text, warning } = decodeHtml(bytes);
  const context = createMarkupContext();
  const drafts = readMarkup(text, { context });
  return assembleSourceText({
    format: 'html',
    drafts,
    comments: context.comments,
    warnings: [...createMarkupWarnings(context), ...(warning === undefined ? [] : [warning])],
    maxTextLength: limits.maxTextLength,
  });
}
