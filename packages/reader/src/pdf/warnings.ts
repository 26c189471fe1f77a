import type { ReaderWarning } from '@clauselight/schema';
import { createInnerFilesWarning, type InnerFile } from '../source/inner-files.ts';
import { listNumbers } from '../source/list-numbers.ts';
import type { PageLines } from './page.ts';

/** What was noticed while a PDF was read. */
export interface PdfNotices {
  readonly pages: readonly PageLines[];
  /** Numbers of pages that could not be read. */
  readonly damaged: readonly number[];
  /** Numbers of pages whose pictures were left because of the limits. */
  readonly untried: readonly number[];
  /** First page that was not examined, and the number of pages; undefined if all were. */
  readonly leftOut?: { readonly first: number; readonly last: number };
  /** Whether a compressed part was left out for its size. */
  readonly hasLeftOutPart: boolean;
  readonly hasCodedFonts: boolean;
  readonly hasAttachments: boolean;
  /** The files attached, as far as they can be listed. */
  readonly files: readonly InnerFile[];
  /** Whether the end of the file is missing. */
  readonly isCutOff: boolean;
  /** Whether only what was left of a damaged file was read. */
  readonly isRepaired: boolean;
  /** Whether the file no longer holds all fonts of its pages. */
  readonly hasLostFonts: boolean;
}

/** The warnings for the user, most serious first. */
export function createWarnings(notices: PdfNotices): ReaderWarning[] {
  return [
    ...warnOfParts(notices),
    ...warnOfDamage(notices),
    ...warnOfPictures(notices),
    ...warnOfAttachments(notices),
  ];
}

const attachments: ReaderWarning = {
  code: 'attachments-left-out',
  message: 'The PDF carries files attached to it. They were not read.',
};

function warnOfAttachments({ files, hasAttachments }: PdfNotices): ReaderWarning[] {
  const named = createInnerFilesWarning(files);
  if (named !== undefined) return [named];
  return hasAttachments ? [attachments] : [];
}

function warnOfParts({ leftOut, hasLeftOutPart }: PdfNotices): ReaderWarning[] {
  const warnings: ReaderWarning[] = [];
  if (leftOut !== undefined) {
    const { first, last } = leftOut;
    const pages = first === last ? `page ${first} was` : `pages ${first}-${last} were`;
    const message = `The document is longer than can be read at once: ${pages} left out.`;
    warnings.push({ code: 'read-in-part', message });
  }
  if (hasLeftOutPart) {
    const message = 'A part of the file that unpacks to an unusual size was left out.';
    warnings.push({ code: 'read-in-part', message });
  }
  return warnings;
}

function warnOfDamage(notices: PdfNotices): ReaderWarning[] {
  const { damaged, hasCodedFonts, hasLostFonts, isCutOff, isRepaired } = notices;
  const messages: string[] = [];
  if (damaged.length > 0) messages.push(`${listPages(damaged)} damage and could not be read.`);
  if (isCutOff)
    messages.push('The file ends before its end: pages or parts of them may be missing.');
  else if (isRepaired) messages.push('The file is damaged: pages or parts of them may be missing.');
  if (hasLostFonts)
    messages.push('Fonts are missing from the file: some pages may show wrong letters.');
  if (hasCodedFonts)
    messages.push(
      'The file does not say which letters some of its fonts show. They were worked out; brackets and some signs may be missing.',
    );
  return messages.map((message) => ({ code: 'damaged-parts' as const, message }));
}

function warnOfPictures({ pages, untried }: PdfNotices): ReaderWarning[] {
  const warnings: ReaderWarning[] = [];
  if (untried.length > 0) {
    const be = untried.length === 1 ? 'was' : 'were';
    const message = `The document has more pictures of pages than can be recognized at once: ${untried.length === 1 ? 'page' : 'pages'} ${listNumbers(untried)} ${be} not recognized.`;
    warnings.push({ code: 'read-in-part', message });
  }
  const empty = pages.filter(
    ({ page, lines, asides }) => lines.length + asides.length === 0 && !untried.includes(page),
  );
  if (empty.length > 0) {
    const message = `${listPages(empty.map(({ page }) => page))} no text that can be read, perhaps only images.`;
    warnings.push({ code: 'pages-without-text', message });
  }
  const recognized = pages.filter(({ lines }) =>
    lines.some(({ confidence }) => confidence !== undefined),
  );
  if (recognized.length > 0) {
    const message = `${listPages(recognized.map(({ page }) => page))} words that were recognised in pictures; some may be wrong.`;
    warnings.push({ code: 'text-recognized', message });
  }
  return warnings;
}

/** `Page 3 has`, `Pages 2, 4-6 and 9 have`. */
function listPages(numbers: readonly number[]): string {
  const names = listNumbers(numbers);
  return numbers.length === 1 ? `Page ${names} has` : `Pages ${names} have`;
}
