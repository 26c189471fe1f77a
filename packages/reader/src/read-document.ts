import {
  AppError,
  type DocumentFormat,
  formats,
  type ReaderWarning,
  type SourceText,
} from '@clauselight/schema';
import { type Identity, identify } from './detect.ts';
import {
  defaultReadLimits,
  type ReadContext,
  type ReadLimits,
  type ReadProgress,
} from './limits.ts';

export interface ReadDocumentOptions {
  /** The format the name claims; the content decides, and a difference is warned of. */
  readonly format: DocumentFormat;
  readonly limits?: Partial<ReadLimits>;
  onProgress?(progress: ReadProgress): void;
}

type Read = (bytes: Uint8Array, context: ReadContext) => SourceText | Promise<SourceText>;

/** Each format's reader, loaded when a file needs it: its libraries take longer to start than a text takes to read. */
const readers: Readonly<Record<DocumentFormat, () => Promise<Read>>> = {
  txt: async () => (await import('./text/read-text.ts')).readText,
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./docx/read-docx.ts')).readDocx,
  doc: async () => (await import('./doc/read-doc.ts')).readDoc,
  rtf: async () => (await import('./rtf/read-rtf.ts')).readRtf,
  odt: async () => (await import('./odf/read-odt.ts')).readOdt,
  pptx: async () => (await import('./slides/read-pptx.ts')).readPptx,
  epub: async () => (await import('./epub/read-epub.ts')).readEpub,
  html: async () => (await import('./markup/read-html.ts')).readHtml,
  md: async () => (await import('./markup/read-markdown.ts')).readMarkdown,
  eml: async () => (await import('./mail/read-eml.ts')).readEml,
  json: async () => (await import('./json-xml/read-json.ts')).readJson,
  xml: async () => (await import('./json-xml/read-xml.ts')).readXml,
  csv: async () => (await import('./sheet/read-csv.ts')).readCsv,
  xlsx: () => getWorkbookReader('xlsx'),
  xls: () => getWorkbookReader('xls'),
  ods: () => getWorkbookReader('ods'),
};

async function getWorkbookReader(format: 'xlsx' | 'xls' | 'ods'): Promise<Read> {
  const { readWorkbook } = await import('./sheet/read-workbook.ts');
  return (bytes, context) => readWorkbook(bytes, { format, context });
}

/**
 * Reads a document in this process: for tests, tools and the sandbox. `timeoutMs` and `memoryMb` are
 * the sandbox's to hold; every other limit is held here.
 * Throws AppError: `file_empty`, `file_type_mismatch`, `document_corrupt`, `document_encrypted`,
 * `document_without_text`, `document_too_complex`.
 */
export async function readDocument(
  bytes: Uint8Array,
  options: ReadDocumentOptions,
): Promise<SourceText> {
  if (bytes.length === 0) throw new AppError('file_empty');
  const format = decideFormat(identify(bytes), options.format);
  const read = await readers[format]();
  const limits = { ...defaultReadLimits, ...options.limits };
  const source = await read(bytes, {
    limits,
    onProgress: (progress) => options.onProgress?.(progress),
    readPart: (part) => readPart(part, limits),
  });
  const warning = describeDifference(source.format, options.format);
  return warning === undefined ? source : { ...source, warnings: [warning, ...source.warnings] };
}

/** Reads a document that is inside another and has no name; of those inside it again none is read. */
export async function readPart(bytes: Uint8Array, limits: ReadLimits): Promise<SourceText> {
  const identity = identify(bytes);
  const format = decideFormat(identity, isFormat(identity) ? identity : 'txt');
  const read = await readers[format]();
  return read(bytes, { limits, onProgress: () => undefined });
}

function isFormat(identity: Identity): identity is DocumentFormat {
  return Object.hasOwn(readers, identity);
}

const zipped: ReadonlySet<DocumentFormat> = new Set(['docx', 'xlsx', 'odt', 'ods', 'pptx', 'epub']);
const compound: ReadonlySet<DocumentFormat> = new Set(['doc', 'xls']);
const texts: ReadonlySet<DocumentFormat> = new Set([
  'txt',
  'csv',
  'md',
  'html',
  'eml',
  'json',
  'xml',
]);
/** Text formats whose readers take any text: what the name says is the best there is to know. */
const lenient: ReadonlySet<DocumentFormat> = new Set(['txt', 'csv', 'md', 'html', 'eml']);
/** Formats under whose names old programmes, and people, save text and web pages. */
const letters: ReadonlySet<DocumentFormat> = new Set(['doc', 'docx', 'rtf', 'odt']);
const sheets: ReadonlySet<DocumentFormat> = new Set(['xls', 'xlsx', 'ods']);

/** What the content is, the name deciding between kinds of text; text under the name of a page format is refused. */
function decideFormat(identity: Identity, claimed: DocumentFormat): DocumentFormat {
  if (identity === 'encrypted-office') throw new AppError('document_encrypted');
  if (identity === 'broken-zip' || identity === 'broken-ole') {
    const isClaimed = (identity === 'broken-zip' ? zipped : compound).has(claimed);
    throw new AppError(isClaimed ? 'document_corrupt' : 'file_type_mismatch');
  }
  if (identity === 'unknown') throw new AppError('file_type_mismatch');
  if (!texts.has(identity)) return identity;
  // What is too damaged to be told from a text may still be what it is named; its reader finds out.
  if (identity === 'txt' && (claimed === 'json' || claimed === 'xml')) return claimed;
  // A page saved together with its pictures is packed as a message is.
  if (claimed === 'html' && identity === 'eml') return identity;
  if (texts.has(claimed)) return lenient.has(claimed) ? claimed : identity;
  if (letters.has(claimed)) return identity;
  if (sheets.has(claimed)) return identity === 'txt' ? 'csv' : identity;
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
