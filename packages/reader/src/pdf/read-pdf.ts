import { AppError, type SourceText } from '@clauselight/schema';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { CommentFacts } from '../source/draft.ts';
import type { TwoColumns } from './columns.ts';
import { createPdfDrafts } from './drafts.ts';
import { createDrawing } from './drawing.ts';
import { hasCodedFonts, type KnownFonts } from './fonts.ts';
import { openPdf } from './open.ts';
import { type PageLines, type PageRequest, type ReadPage, readPage } from './page.ts';
import { createPageRecognizer } from './page-recognizer.ts';
import { isReadable } from './readable.ts';
import { findSalvage } from './salvage.ts';
import { type TameStreams, tameStreams } from './streams.ts';
import { createWarnings } from './warnings.ts';

/** What was read of all pages. */
interface ReadPages {
  readonly pages: readonly PageLines[];
  readonly comments: ReadonlyMap<string, CommentFacts>;
  readonly damaged: readonly number[];
  readonly fonts: KnownFonts;
  /** Number of the last page that was looked at. */
  readonly last: number;
}

/** Pages in a row that cannot be read after which the rest is not tried: the file only claims to have them. */
const mostDamaged = 200;
/** Bytes at the end of a file in which a PDF says that it ends. */
const endReach = 2048;

/**
 * Reads a PDF's text layer in reading order, with what is filled in and noted on its pages. A document with
 * more pages or text than the limits allow is read up to there; of a damaged one the pages that are left.
 * Throws `document_corrupt`, `document_encrypted`, `document_without_text`, `document_too_complex`.
 */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<SourceText> {
  const isCutOff = !new TextDecoder('latin1').decode(bytes.subarray(-endReach)).includes('%%EOF');
  const whole = await tryPdf({ create: () => bytes, readsPictures: !isCutOff }, context);
  const isWhole = whole !== undefined && !(isCutOff && whole.damaged.length > 0);
  const best = isWhole ? whole : await readSalvage(bytes, { context, whole });
  if (best === undefined) throw new AppError('document_corrupt');
  const { pages, comments, damaged, fonts, last, pageCount, tame } = await readPictures(
    best,
    context,
  );
  const source = assembleSourceText({
    format: 'pdf',
    drafts: createPdfDrafts(pages),
    comments,
    pageCount: last,
    warnings: createWarnings({
      pages,
      damaged,
      ...(last < pageCount ? { leftOut: { first: last + 1, last: pageCount } } : {}),
      hasLeftOutPart: tame.hasLeftOut,
      hasCodedFonts: hasCodedFonts(fonts),
      hasAttachments: tame.hasAttachments,
      isCutOff,
      isMended: best !== whole,
      hasLostFonts: best.hasLostFonts === true,
    }),
    maxTextLength: context.limits.maxTextLength,
  });
  if (best.hasLostFonts === true && !isReadable(source.text))
    throw new AppError('document_corrupt');
  return source;
}

/** A version of the file's bytes, made anew for each read, which takes them for itself. */
interface Version {
  readonly create: () => Uint8Array;
  /** Not where several versions may have to be read: a picture takes seconds. */
  readonly readsPictures: boolean;
}

interface ReadFile extends ReadPages {
  readonly version: Version;
  /** Whether pages were left without the words of their pictures. */
  readonly lacksPictures: boolean;
  readonly pageCount: number;
  readonly tame: TameStreams;
  readonly hasLostFonts?: boolean;
}

/** Reads what is left of a damaged file, if that is more than was read of it as it is. */
async function readSalvage(
  bytes: Uint8Array,
  { context, whole }: { context: ReadContext; whole: ReadFile | undefined },
): Promise<ReadFile | undefined> {
  const salvage = findSalvage(bytes, context.limits.maxInflatedBytes);
  let best = whole;
  for (const create of salvage?.versions ?? []) {
    if ((best?.pages.length ?? 0) >= (salvage?.pageCount ?? 0)) break;
    const read = await tryPdf({ create, readsPictures: false }, context);
    if (read !== undefined && read.pages.length > (best?.pages.length ?? 0))
      best = { ...read, hasLostFonts: salvage?.hasLostFonts === true };
  }
  return best;
}

/** The same version with the words of its pictures, where it was chosen without them and has any. */
async function readPictures(chosen: ReadFile, context: ReadContext): Promise<ReadFile> {
  if (!chosen.lacksPictures) return chosen;
  return (await tryPdf({ ...chosen.version, readsPictures: true }, context)) ?? chosen;
}

/** Nothing for a file that is no PDF as it is, or of which no page can be read. */
async function tryPdf(version: Version, context: ReadContext): Promise<ReadFile | undefined> {
  try {
    const read = await readFile(version, context);
    return read.pages.length === 0 ? undefined : read;
  } catch (error) {
    if (error instanceof AppError && error.code === 'document_corrupt') return undefined;
    throw error;
  }
}

async function readFile(version: Version, context: ReadContext): Promise<ReadFile> {
  const tame = tameStreams(version.create(), context.limits.maxInflatedBytes);
  const pdf = await openPdf(tame.bytes);
  const recognizer = createPageRecognizer({
    openDocument: async () => openPdf(await pdf.getData(), { hasPictures: true }),
    limits: context.limits,
  });
  let lacksPictures = false;
  const leaveOut = async () => {
    lacksPictures = true;
    return undefined;
  };
  try {
    const recognizePage = version.readsPictures ? recognizer.recognizePage : leaveOut;
    const { hasAnnotations } = tame;
    const read = await readPages(pdf, { context, recognizePage, hasAnnotations });
    return { ...read, version, lacksPictures, pageCount: pdf.numPages, tame };
  } finally {
    await recognizer.close();
    await pdf.destroy();
  }
}

interface Reading extends Pick<PageRequest, 'recognizePage' | 'hasAnnotations'> {
  readonly context: ReadContext;
}

async function readPages(pdf: PDFDocumentProxy, reading: Reading): Promise<ReadPages> {
  const { limits, onProgress } = reading.context;
  const fonts: KnownFonts = new Map();
  const drawing = createDrawing();
  const drawsBullets = await isPrintedByBrowser(pdf);
  const pages: PageLines[] = [];
  const comments = new Map<string, CommentFacts>();
  const damaged: number[] = [];
  const total = Math.min(pdf.numPages, limits.maxPages);
  let room = limits.maxTextLength;
  let number = 0;
  let before: TwoColumns | undefined;
  while (number < total && room > 0 && !endsInDamage(damaged, number)) {
    number += 1;
    const own = { number, fonts, drawing, drawsBullets, room, before };
    const read = await tryPage({ ...reading, ...own, pdf });
    before = read?.columns;
    if (read === undefined) damaged.push(number);
    else {
      pages.push(read.lines);
      for (const [id, facts] of read.comments) comments.set(id, facts);
      room -= read.isCut ? room : countCharacters(read.lines);
    }
    onProgress({ done: number, total, unit: 'page' });
  }
  return { pages, comments, damaged, fonts, last: number };
}

/** Browsers draw the bullets of lists; to look for them everywhere would cost as much as the text does. */
async function isPrintedByBrowser(pdf: PDFDocumentProxy): Promise<boolean> {
  const producer = await pdf.getMetadata().then(
    ({ info }) => (info as { Producer?: unknown }).Producer,
    () => undefined,
  );
  return typeof producer === 'string' && /\b(skia|qt|webkit)\b/i.test(producer);
}

/** Nothing for a page pdf.js cannot make sense of: the others may still be whole. */
async function tryPage(request: PageRequest): Promise<ReadPage | undefined> {
  try {
    return await readPage(request);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return undefined;
  }
}

function endsInDamage(damaged: readonly number[], last: number): boolean {
  return damaged.at(-mostDamaged) === last - mostDamaged + 1;
}

function countCharacters({ lines }: PageLines): number {
  return lines.reduce(
    (sum, { cells }) => sum + cells.reduce((inner, { text }) => inner + text.length + 1, 0),
    0,
  );
}
