import { open } from 'node:fs/promises';
import {
  AppError,
  type DocumentFormat,
  findFormatByMediaType,
  findFormatByName,
  isArchiveName,
  isPictureFormat,
  isUnreadContent,
  isUnreadName,
} from '@clauselight/schema';
import { fileTypeFromFile } from 'file-type';

export interface ReceivedFile {
  readonly path: string;
  readonly filename: string;
  /** The media type that the browser declared. */
  readonly mediaType: string;
}

const probeBytes = 64 * 1024;
/** Fewer bytes cannot show whether a file is UTF-16 text. */
const fewestWideBytes = 16;
/** Formats that are plain text throughout. */
const textFormats: ReadonlySet<DocumentFormat> = new Set([
  'txt',
  'csv',
  'json',
  'xml',
  'html',
  'md',
  'eml',
  'mhtml',
]);
/** Formats in a zip container. */
const zipFormats: ReadonlySet<DocumentFormat> = new Set([
  'docx',
  'xlsx',
  'odt',
  'ods',
  'odp',
  'pptx',
  'epub',
]);
/** Formats that an OLE container may hold, encrypted ones included. */
const oleFormats: ReadonlySet<DocumentFormat> = new Set([
  'doc',
  'xls',
  'docx',
  'xlsx',
  'pptx',
  'msg',
]);

/**
 * The format of a file, from its name, its declared type and its content. Throws `unsupported_file_type`,
 * `format_not_read`, `archive_not_opened` or `file_type_mismatch`.
 */
export async function getFormat(file: ReceivedFile): Promise<DocumentFormat> {
  const claimed = findFormatByName(file.filename) ?? findFormatByMediaType(file.mediaType);
  if (await isUnread(file)) throw new AppError('format_not_read');
  if (claimed === undefined)
    throw new AppError(
      isArchiveName(file.filename) ? 'archive_not_opened' : 'unsupported_file_type',
    );
  const detected = await fileTypeFromFile(file.path);
  const found =
    detected && (findFormatByMediaType(detected.mime) ?? findFormatByName(`.${detected.ext}`));
  if (found === undefined || textFormats.has(found)) {
    // A text may begin with the same two or three letters as some picture formats.
    if (textFormats.has(claimed) && (await looksLikeText(file.path))) return claimed;
  }
  // A container shows at most its family. The reader finds out which document it contains.
  if (detected?.ext === 'zip' && zipFormats.has(claimed)) return claimed;
  if (detected?.ext === 'cfb') return oleFormats.has(claimed) ? claimed : 'doc';
  // A picture under the name of a document is a mistake: what is wanted is the document.
  const isMistaken = found !== undefined && isPictureFormat(found) && !isPictureFormat(claimed);
  if (found !== undefined && !isMistaken) return found;
  // Old programs save web pages under the name of their own format.
  if (oleFormats.has(claimed) && (await looksLikeText(file.path))) return claimed;
  throw new AppError('file_type_mismatch', {
    details: `Its content is ${detected?.ext.toUpperCase() ?? 'of no known kind'}.`,
  });
}

/** A known format that cannot be read, by its name or by its first bytes. */
async function isUnread({ filename, path }: ReceivedFile): Promise<boolean> {
  return isUnreadName(filename) || isUnreadContent(await readHead(path, 4));
}

async function looksLikeText(path: string): Promise<boolean> {
  const head = await readHead(path, probeBytes);
  return !head.includes(0) || isWideText(head);
}

async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** In UTF-16 nearly every second byte of a text is zero, and hardly any of the others. */
function isWideText(head: Buffer): boolean {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [fewer = 0, more = 0] = zeros.sort((a, b) => a - b).map((count) => count / head.length);
  return head.length >= fewestWideBytes && more > 0.2 && fewer < 0.02;
}
