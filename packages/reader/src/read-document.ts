import {
  AppError,
  type DocumentFormat,
  formats,
  isPictureFormat,
  type PictureFormat,
  type ReaderWarning,
  type SourceText,
} from '@clauselight/schema';
import { type Identity, identify } from './detect.ts';
import { describeArchive } from './identify-zip.ts';
import {
  defaultReadLimits,
  type ReadContext,
  type ReadLimits,
  type ReadProgress,
} from './limits.ts';

export interface ReadDocumentOptions {
  /** The format that the name claims. The content decides; a difference gives a warning. */
  readonly format: DocumentFormat;
  readonly limits?: Partial<ReadLimits>;
  /** What opens a file that is locked; ignored by one that is not. Never stored and never logged. */
  readonly password?: string | undefined;
  onProgress?(progress: ReadProgress): void;
}

type FormatReader = (bytes: Uint8Array, context: ReadContext) => SourceText | Promise<SourceText>;

/** The reader of each format, loaded on demand: its libraries take longer to load than a text takes to read. */
const readers: Readonly<Record<DocumentFormat, () => Promise<FormatReader>>> = {
  txt: async () => (await import('./text/read-text.ts')).readText,
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./docx/read-docx.ts')).readDocx,
  doc: async () => (await import('./doc/read-doc.ts')).readDoc,
  rtf: async () => (await import('./rtf/read-rtf.ts')).readRtf,
  odt: async () => (await import('./odf/read-odt.ts')).readOdt,
  odp: async () => (await import('./odf/read-odp.ts')).readOdp,
  pptx: async () => (await import('./slides/read-pptx.ts')).readPptx,
  epub: async () => (await import('./epub/read-epub.ts')).readEpub,
  html: async () => (await import('./markup/read-html.ts')).readHtml,
  md: async () => (await import('./markup/read-markdown.ts')).readMarkdown,
  eml: async () => (await import('./mail/read-eml.ts')).readEml,
  msg: async () => (await import('./mail/msg/read-msg.ts')).readMsg,
  mhtml: async () => (await import('./mail/read-eml.ts')).readMhtml,
  json: async () => (await import('./json-xml/read-json.ts')).readJson,
  xml: async () => (await import('./json-xml/read-xml.ts')).readXml,
  csv: async () => (await import('./sheet/read-csv.ts')).readCsv,
  xlsx: () => getWorkbookReader('xlsx'),
  xls: () => getWorkbookReader('xls'),
  ods: () => getWorkbookReader('ods'),
  jpeg: () => getPictureReader('jpeg'),
  png: () => getPictureReader('png'),
  webp: () => getPictureReader('webp'),
  tiff: () => getPictureReader('tiff'),
};

async function getPictureReader(format: PictureFormat): Promise<FormatReader> {
  const { readPicture } = await import('./picture/read-picture.ts');
  return (bytes, context) => readPicture(bytes, { format, context });
}

async function getWorkbookReader(format: 'xlsx' | 'xls' | 'ods'): Promise<FormatReader> {
  const { readWorkbook } = await import('./sheet/read-workbook.ts');
  return (bytes, context) => readWorkbook(bytes, { format, context });
}

/**
 * Reads a document in this process; for tests, tools and the sandbox. `timeoutMs` and `memoryMb` are enforced by the
 * sandbox, every other limit here.
 * @param bytes - The whole file.
 * @param options - The claimed format, the limits and a listener for progress.
 * @returns The text with its blocks, pages, tracked changes, comments and warnings.
 * @throws AppError `document_password_wrong`, `file_empty`, `file_type_mismatch`, `format_not_read`, `archive_not_opened`, `document_corrupt`, `document_encrypted`,
 * `document_without_text`, `document_too_complex`, `picture_unclear` or `recognition_missing`.
 */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadDocumentOptions,
): Promise<SourceText> {
  if (bytes.length === 0) throw new AppError('file_empty');
  const identity = identify(bytes);
  if (identity === 'encrypted-office') {
    const { decryptOffice } = await import('./encryption/decrypt-office.ts');
    return readDocument(decryptOffice(bytes, options.password), options);
  }
  if (identity === 'archive')
    throw new AppError('archive_not_opened', { details: describeArchive(bytes) });
  const format = decideFormat(identity, options.format);
  const read = await readers[format]();
  const limits = { ...defaultReadLimits, ...options.limits };
  const source = await refuseDeep(() =>
    read(bytes, {
      limits,
      password: options.password,
      onProgress: (progress) => options.onProgress?.(progress),
      readEmbedded: (embedded) => readEmbedded(embedded, limits),
    }),
  );
  const warning = describeDifference(source.format, options.format);
  return warning === undefined ? source : { ...source, warnings: [warning, ...source.warnings] };
}

/** A document nested so deeply that a parser runs out of stack would do so again. */
async function refuseDeep<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isDeep = error instanceof RangeError && /call stack/i.test(error.message);
    throw isDeep ? new AppError('document_too_complex', { cause: error }) : error;
  }
}

/** Reads a document that is inside another and has no name. Documents inside it are not read. */
export async function readEmbedded(bytes: Uint8Array, limits: ReadLimits): Promise<SourceText> {
  const identity = identify(bytes);
  const format = decideFormat(identity, isFormat(identity) ? identity : 'txt');
  const read = await readers[format]();
  return read(bytes, { limits, onProgress: () => undefined });
}

function isFormat(identity: Identity): identity is DocumentFormat {
  return Object.hasOwn(readers, identity);
}

const zipFormats: ReadonlySet<DocumentFormat> = new Set([
  'docx',
  'xlsx',
  'odt',
  'ods',
  'odp',
  'pptx',
  'epub',
]);
const compoundFormats: ReadonlySet<DocumentFormat> = new Set(['doc', 'xls', 'msg']);
const textFormats: ReadonlySet<DocumentFormat> = new Set([
  'txt',
  'csv',
  'md',
  'html',
  'eml',
  'mhtml',
  'json',
  'xml',
]);
/** Text formats whose readers accept any text, so that only the name distinguishes them. */
const lenientFormats: ReadonlySet<DocumentFormat> = new Set(['txt', 'csv', 'md', 'html', 'eml']);
/** Old programs, and people, save text and web pages under the names of these formats. */
const wordProcessorFormats: ReadonlySet<DocumentFormat> = new Set(['doc', 'docx', 'rtf', 'odt']);
const spreadsheetFormats: ReadonlySet<DocumentFormat> = new Set(['xls', 'xlsx', 'ods']);

/**
 * Decides the format from the content; the name decides between kinds of text. Text under the name of a page format is
 * refused.
 */
function decideFormat(identity: Identity, claimed: DocumentFormat): DocumentFormat {
  if (identity === 'encrypted-office') throw new AppError('document_encrypted');
  if (identity === 'broken-zip' || identity === 'broken-ole') {
    const isClaimed = (identity === 'broken-zip' ? zipFormats : compoundFormats).has(claimed);
    throw new AppError(isClaimed ? 'document_corrupt' : 'file_type_mismatch');
  }
  if (identity === 'unread') throw new AppError('format_not_read');
  if (identity === 'archive') throw new AppError('archive_not_opened');
  if (identity === 'unknown') throw new AppError('file_type_mismatch');
  // A picture under the name of a document is a mistake: what is wanted is the document.
  if (isPictureFormat(identity) && !isPictureFormat(claimed))
    throw new AppError('file_type_mismatch');
  if (!textFormats.has(identity)) return identity;
  // A file too damaged to be recognized may still be what its name says; its reader finds out.
  if (identity === 'txt' && (claimed === 'json' || claimed === 'xml')) return claimed;
  // A page saved together with its pictures is packed like a message.
  if (claimed === 'html' && (identity === 'eml' || identity === 'mhtml')) return identity;
  if (claimed === 'msg' && identity === 'eml') return identity;
  if (claimed === 'mhtml') return identity === 'eml' ? claimed : identity;
  if (textFormats.has(claimed)) return lenientFormats.has(claimed) ? claimed : identity;
  if (wordProcessorFormats.has(claimed)) return identity;
  if (spreadsheetFormats.has(claimed)) return identity === 'txt' ? 'csv' : identity;
  throw new AppError('file_type_mismatch');
}

function describeDifference(
  found: DocumentFormat,
  claimed: DocumentFormat,
): ReaderWarning | undefined {
  if (found === claimed) return undefined;
  const [content, name] = [formats[found].label, formats[claimed].label];
  const message = `The file's name says ${name}, but its content is ${content}. It was read as ${content}.`;
  return { code: 'name-differs', message };
}
