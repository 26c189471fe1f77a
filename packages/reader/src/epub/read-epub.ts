import { AppError, type ReaderWarning, type SourceText } from '@clauselight/schema';
import { readAvailableBytes } from '../archive/read-available-bytes.ts';
import { openZip, type ZipArchive } from '../archive/zip.ts';
import type { ReadContext } from '../limits.ts';
import {
  createMarkupContext,
  createMarkupWarnings,
  type MarkupContext,
} from '../markup/context.ts';
import { decodeHtml } from '../markup/decode-html.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { type Draft, getDraftText } from '../source/draft.ts';
import { type BookItem, listBookItems, refuseEncrypted, resolve } from './package.ts';

/**
 * Reads an EPUB book, page after page as its spine orders them; a table of contents alone is left out.
 * Throws `document_corrupt`, `document_encrypted` for a protected book, `document_too_complex`,
 * `document_without_text`.
 */
export function readEpub(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const archive = openZip(bytes, limits.maxInflatedBytes);
  refuseEncrypted(archive);
  const { items, isWhole } = listBookItems(archive);
  const context = createMarkupContext();
  const drafts: Draft[] = [];
  let length = 0;
  let isDamaged = !isWhole;
  for (const [index, item] of items.entries()) {
    const page = readPage(item, { archive, context });
    isDamaged ||= page?.isWhole !== true;
    for (const draft of page?.drafts ?? []) {
      drafts.push(draft);
      length += getDraftText(draft).length;
    }
    onProgress({ done: index + 1, total: items.length, unit: 'part' });
    // What follows would be cut off.
    if (length > limits.maxTextLength * 1.1) break;
  }
  if (isDamaged && !drafts.some(hasWords)) throw new AppError('document_corrupt');
  return assembleSourceText({
    format: 'epub',
    drafts,
    warnings: [...createMarkupWarnings(context), ...(isDamaged ? [damaged] : [])],
    maxTextLength: limits.maxTextLength,
  });
}

const damaged: ReaderWarning = {
  code: 'damaged-parts',
  message:
    'The book is damaged. What could be saved was read; words or whole pages may be missing.',
};

function hasWords(draft: Draft): boolean {
  return getDraftText(draft).trim() !== '';
}

interface BookReader {
  readonly archive: ZipArchive;
  readonly context: MarkupContext;
}

interface Page {
  readonly drafts: readonly Draft[];
  /** Whether all of it could be unpacked. */
  readonly isWhole: boolean;
}

/** The blocks of one page; nothing if it is missing or nothing of it can be read. */
function readPage(item: BookItem, { archive, context }: BookReader): Page | undefined {
  try {
    const part = readAvailableBytes(archive, item.name);
    if (part === undefined) return undefined;
    const { isWhole } = part;
    const { text } = decodeHtml(part.bytes);
    if (item.isContents && isOnlyContents(text)) return { drafts: [], isWhole };
    const findSheet = createSheetFinder(item, archive);
    return { drafts: readMarkup(text, { context, findSheet }), isWhole };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'document_too_complex') return undefined;
    throw error;
  }
}

function createSheetFinder(item: BookItem, archive: ZipArchive) {
  return (reference: string): string | undefined => {
    const sheet = readAvailableBytes(archive, resolve(reference, item.name));
    return sheet === undefined ? undefined : decodeHtml(sheet.bytes).text;
  };
}

/** The most words that a table of contents may have apart from its links: its title, and dots. */
const mostOtherWords = 12;

function isOnlyContents(html: string): boolean {
  const context = createMarkupContext();
  const links = /<a\b[^>]{0,2000}>[^<]{0,2000}(?:<(?!\/a)[^<]{0,2000}){0,20}<\/a>/gi;
  const rest = readMarkup(html.replace(links, ' '), { context }).map(getDraftText).join(' ');
  return (rest.match(/\p{L}{2,}/gu)?.length ?? 0) <= mostOtherWords;
}
