import { AppError, type SourceText, type Span } from '@clauselight/schema';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { ReadContext } from '../limits.ts';
import { refuseUnclear } from '../ocr/refuse-unclear.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { CommentFacts } from '../source/draft.ts';
import { listAttachedFiles } from './attached-files.ts';
import type { TwoColumns } from './column-sections.ts';
import { createPdfDrafts } from './drafts.ts';
import { createDrawingReader } from './drawing.ts';
import {
  type AttachedFile,
  type EmbeddedInvoice,
  readEmbeddedInvoice,
} from './embedded-invoice.ts';
import { hasCodedFonts, type KnownFonts } from './fonts.ts';
import { openPdf } from './open.ts';
import { type PageLines, type PageRequest, type PageResult, readPage } from './page.ts';
import { createPageRecognizer } from './page-recognizer.ts';
import { isReadable } from './readable.ts';
import { findSalvage } from './salvage.ts';
import { limitStreams, type SafeStreams } from './streams.ts';
import { createWarnings } from './warnings.ts';

/** What was read of all pages. */
interface PagesResult {
  readonly pages: readonly PageLines[];
  readonly comments: ReadonlyMap<string, CommentFacts>;
  readonly damaged: readonly number[];
  /** Files attached to the document and to its pages. */
  readonly files: readonly AttachedFile[];
  readonly fonts: KnownFonts;
  /** Numbers of pages whose pictures were left because of the limits. */
  readonly untried: readonly number[];
  /** Number of the last page that was examined. */
  readonly last: number;
}

/** After this many consecutive unreadable pages the rest is skipped: the file only claims to have them. */
const mostUnreadable = 200;
/** Bytes at the end of a file that must hold the PDF's end marker. */
const endLength = 2048;

/**
 * Reads a PDF's text layer in reading order, with form fields and comments. A document beyond the limits on pages or
 * text is read up to there; of a damaged one, the remaining pages.
 * @throws AppError `document_corrupt`, `document_encrypted`, `document_without_text`, `document_too_complex` or
 *   `picture_unclear`.
 */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<SourceText> {
  const isCutOff = !new TextDecoder('latin1').decode(bytes.subarray(-endLength)).includes('%%EOF');
  const unrepaired = await tryPdf({ create: () => bytes, readsPictures: !isCutOff }, context);
  const isWhole = unrepaired !== undefined && !(isCutOff && unrepaired.damaged.length > 0);
  const best = isWhole ? unrepaired : await readSalvage(bytes, { context, unrepaired });
  if (best === undefined) throw new AppError('document_corrupt');
  const { pages, comments, damaged, files, fonts, untried, last, pageCount, safeStreams } =
    await recognizePictures(best, context);
  const drafts = createPdfDrafts(pages);
  const tables = drafts.reduce((most, { table = 0 }) => Math.max(most, table), 0);
  const invoice = readEmbeddedInvoice(files, {
    tables,
    maxTextLength: context.limits.maxTextLength,
  });
  const spans: Span[] = [];
  const assembled = assembleSourceText({
    format: 'pdf',
    drafts: [...drafts, ...(invoice?.drafts ?? [])],
    comments,
    pageCount: last,
    warnings: createWarnings({
      pages,
      damaged,
      untried,
      ...(last < pageCount ? { leftOut: { first: last + 1, last: pageCount } } : {}),
      hasLeftOutPart: safeStreams.hasLeftOut,
      hasCodedFonts: hasCodedFonts(fonts),
      hasAttachments: safeStreams.hasAttachments && invoice === undefined,
      files: files.filter((file) => file !== invoice?.file),
      isCutOff,
      isRepaired: best !== unrepaired,
      hasLostFonts: best.hasLostFonts === true,
    }),
    maxTextLength: context.limits.maxTextLength,
    onOrigin: (_, span) => spans.push(span),
  });
  const source = addEmbedded(assembled, invoice, spans);
  if (best.hasLostFonts === true && !isReadable(source.text))
    throw new AppError('document_corrupt');
  refuseUnclear(source);
  return source;
}

/** Names the part of the text that is the data of an invoice. It is on no page. */
function addEmbedded(
  source: SourceText,
  invoice: EmbeddedInvoice | undefined,
  [title, ...spans]: readonly Span[],
): SourceText {
  const [first, last] = [spans[0], spans.at(-1)];
  // Of data that were cut off no sum would hold.
  const isCut = source.warnings.some(({ code }) => code === 'read-in-part');
  if (invoice === undefined || isCut) return source;
  if (title === undefined || first === undefined || last === undefined) return source;
  const { name } = invoice.file;
  const pages = source.pages.map((page) => ({
    ...page,
    start: Math.min(page.start, title.start),
    end: Math.min(page.end, title.start),
  }));
  const embedded = { name, format: 'xml' as const, start: first.start, end: last.end };
  return { ...source, pages, embedded: [embedded] };
}

/** A version of the file's bytes, created for each read because pdf.js takes them over. */
interface PdfVersion {
  readonly create: () => Uint8Array;
  /** Not set if several versions may have to be read: a picture takes seconds. */
  readonly readsPictures: boolean;
}

interface FileResult extends PagesResult {
  readonly version: PdfVersion;
  /** Whether pages lack the words of their pictures. */
  readonly lacksPictures: boolean;
  readonly pageCount: number;
  readonly safeStreams: SafeStreams;
  readonly hasLostFonts?: boolean;
}

/** Reads what is left of a damaged file, if that is more than was read of the file as it is. */
async function readSalvage(
  bytes: Uint8Array,
  { context, unrepaired }: { context: ReadContext; unrepaired: FileResult | undefined },
): Promise<FileResult | undefined> {
  const salvage = findSalvage(bytes, context.limits.maxInflatedBytes);
  let best = unrepaired;
  for (const create of salvage?.versions ?? []) {
    if ((best?.pages.length ?? 0) >= (salvage?.pageCount ?? 0)) break;
    const read = await tryPdf({ create, readsPictures: false }, context);
    if (read !== undefined && read.pages.length > (best?.pages.length ?? 0))
      best = { ...read, hasLostFonts: salvage?.hasLostFonts === true };
  }
  return best;
}

/** The same version with the words of its pictures, if it was read without them and has any. */
async function recognizePictures(chosen: FileResult, context: ReadContext): Promise<FileResult> {
  if (!chosen.lacksPictures) return chosen;
  return (await tryPdf({ ...chosen.version, readsPictures: true }, context)) ?? chosen;
}

/** Returns undefined for a file that is no PDF, or has no readable page. */
async function tryPdf(version: PdfVersion, context: ReadContext): Promise<FileResult | undefined> {
  try {
    const read = await readFile(version, context);
    return read.pages.length === 0 ? undefined : read;
  } catch (error) {
    if (error instanceof AppError && error.code === 'document_corrupt') return undefined;
    throw error;
  }
}

async function readFile(version: PdfVersion, context: ReadContext): Promise<FileResult> {
  const safeStreams = limitStreams(version.create(), context.limits.maxInflatedBytes);
  const { password } = context;
  const pdf = await openPdf(safeStreams.bytes, { password });
  const recognizer = createPageRecognizer({
    openDocument: async () => openPdf(await pdf.getData(), { hasPictures: true, password }),
    limits: context.limits,
    hasPictures: safeStreams.hasPictures,
  });
  let lacksPictures = false;
  const leaveOut = async () => {
    lacksPictures = true;
    return undefined;
  };
  try {
    const recognizePage = version.readsPictures ? recognizer.recognizePage : leaveOut;
    const { hasAnnotations, hasAttachments, isEncrypted } = safeStreams;
    const mayHaveFiles = hasAttachments || isEncrypted;
    const attached = mayHaveFiles ? await listAttachedFiles(pdf) : [];
    const read = await readPages(pdf, { context, recognizePage, hasAnnotations });
    const files = [...attached, ...read.files];
    const { untried } = recognizer;
    return {
      ...read,
      files,
      untried,
      version,
      lacksPictures,
      pageCount: pdf.numPages,
      safeStreams,
    };
  } finally {
    await recognizer.close();
    await pdf.destroy();
  }
}

interface PagesRequest extends Pick<PageRequest, 'recognizePage' | 'hasAnnotations'> {
  readonly context: ReadContext;
}

async function readPages(
  pdf: PDFDocumentProxy,
  request: PagesRequest,
): Promise<Omit<PagesResult, 'untried'>> {
  const { limits, onProgress } = request.context;
  const fonts: KnownFonts = new Map();
  const drawing = createDrawingReader();
  const drawsBullets = await isPrintedByBrowser(pdf);
  const pages: PageLines[] = [];
  const comments = new Map<string, CommentFacts>();
  const damaged: number[] = [];
  const files: AttachedFile[] = [];
  const total = Math.min(pdf.numPages, limits.maxPages);
  let room = limits.maxTextLength;
  let number = 0;
  let before: TwoColumns | undefined;
  while (number < total && room > 0 && !endsInDamage(damaged, number)) {
    number += 1;
    const columnsBefore = { number, fonts, drawing, drawsBullets, room, before };
    const read = await tryPage({ ...request, ...columnsBefore, pdf });
    before = read?.columns;
    if (read === undefined) damaged.push(number);
    else {
      pages.push(read.lines);
      for (const [id, facts] of read.comments) comments.set(id, facts);
      files.push(...read.files);
      room -= read.isCut ? room : countCharacters(read.lines);
    }
    onProgress({ done: number, total, unit: 'page' });
  }
  return { pages, comments, damaged, files, fonts, last: number };
}

/** Browsers draw the bullets of lists. Searching every document for them would cost as much as its text. */
async function isPrintedByBrowser(pdf: PDFDocumentProxy): Promise<boolean> {
  const producer = await pdf.getMetadata().then(
    ({ info }) => (info as { Producer?: unknown }).Producer,
    () => undefined,
  );
  return typeof producer === 'string' && /\b(skia|qt|webkit)\b/i.test(producer);
}

/** Returns undefined for a page that pdf.js cannot parse: the others may still be whole. */
async function tryPage(request: PageRequest): Promise<PageResult | undefined> {
  try {
    return await readPage(request);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return undefined;
  }
}

function endsInDamage(damaged: readonly number[], last: number): boolean {
  return damaged.at(-mostUnreadable) === last - mostUnreadable + 1;
}

function countCharacters({ lines }: PageLines): number {
  return lines.reduce(
    (sum, { cells }) => sum + cells.reduce((inner, { text }) => inner + text.length + 1, 0),
    0,
  );
}
