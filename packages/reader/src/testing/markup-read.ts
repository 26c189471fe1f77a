import type { DocumentFormat, SourceText } from '@clauselight/schema';
import type { ReadLimits } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import { checkSourceText, listBlocks } from './check-source-text.ts';

/** Reads text, or bytes, as a format, and checks what holds of every source text. */
export async function readAs(
  format: DocumentFormat,
  content: string | Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<SourceText> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const source = await readDocument(bytes, { format, limits });
  checkSourceText(source);
  return source;
}

/** What becomes of bytes that may be anything: the code they are refused with, or `read`. */
export async function tryReadAs(
  format: DocumentFormat,
  content: string | Uint8Array,
  limits: Partial<ReadLimits> = {},
): Promise<string> {
  try {
    await readAs(format, content, limits);
    return 'read';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

export const readHtmlText = (html: string | Uint8Array): Promise<SourceText> =>
  readAs('html', html);

/** The blocks of a page at a glance. */
export async function blocksOfHtml(html: string): Promise<string[]> {
  return listBlocks(await readHtmlText(html));
}
