import { open } from 'node:fs/promises';
import {
  AppError,
  type DocumentFormat,
  findFormatByMediaType,
  findFormatByName,
  formats,
} from '@clauselight/schema';
import { fileTypeFromFile } from 'file-type';

export interface ReceivedFile {
  readonly path: string;
  readonly filename: string;
  /** As the browser declared it. */
  readonly mediaType: string;
}

const probeBytes = 64 * 1024;
/** Byte sequences that begin text in UTF-16, where zero bytes are ordinary. */
const wideTextMarks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/**
 * What the file is, by its name, its declared type and its content.
 * Throws unsupported_file_type, file_type_mismatch or format_not_readable.
 */
export async function getFormat(file: ReceivedFile): Promise<DocumentFormat> {
  const claimed = findFormatByName(file.filename) ?? findFormatByMediaType(file.mediaType);
  if (claimed === undefined) throw new AppError('unsupported_file_type');
  const format = await checkContent(file.path, claimed);
  if (!formats[format].isReadable) {
    throw new AppError('format_not_readable', {
      details: `The file is ${formats[format].label}.`,
    });
  }
  return format;
}

async function checkContent(path: string, claimed: DocumentFormat): Promise<DocumentFormat> {
  const detected = await fileTypeFromFile(path);
  if (detected === undefined) {
    if (isTextFormat(claimed) && (await looksLikeText(path))) return claimed;
    throw mismatch('Its content is of no known kind.');
  }
  // A container tells its family at most; which document it holds is for the reader to find out.
  if (detected.ext === 'zip' && (claimed === 'docx' || claimed === 'xlsx')) return claimed;
  if (detected.ext === 'cfb') return isOfficeFormat(claimed) ? claimed : 'doc';
  const found = findFormatByMediaType(detected.mime) ?? findFormatByName(`.${detected.ext}`);
  if (found === undefined) throw mismatch(`Its content is ${detected.ext.toUpperCase()}.`);
  return found === 'xml' && isTextFormat(claimed) ? claimed : found;
}

function mismatch(details: string): AppError {
  return new AppError('file_type_mismatch', { details });
}

function isTextFormat(format: DocumentFormat): boolean {
  return format === 'txt' || format === 'csv' || format === 'json' || format === 'xml';
}

/** Formats that an OLE container may hold, encrypted ones included. */
function isOfficeFormat(format: DocumentFormat): boolean {
  return format === 'doc' || format === 'xls' || format === 'docx' || format === 'xlsx';
}

async function looksLikeText(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(probeBytes), 0, probeBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    if (wideTextMarks.some((mark) => head.subarray(0, 2).equals(mark))) return true;
    return !head.includes(0);
  } finally {
    await file.close();
  }
}
