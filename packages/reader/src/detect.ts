import {
  AppError,
  type DocumentFormat,
  documentFormatSchema,
  isUnreadContent,
  type PictureFormat,
} from '@clauselight/schema';
import { openCompoundFile } from './archive/compound-file.ts';
import { findDocument } from './doc/find-document.ts';
import { identifyZip } from './identify-zip.ts';
import { decodeText } from './text/decode.ts';

/**
 * What the first bytes of a file show. `unread` is a known format that cannot be read, `archive` a zip of documents. `broken-zip` and `broken-ole` begin like an Office file of the newer or older
 * kind, but are too damaged to show which format they are.
 */
export type Identity =
  | DocumentFormat
  | 'encrypted-office'
  | 'unread'
  | 'archive'
  | 'broken-zip'
  | 'broken-ole'
  | 'unknown';

const latin = new TextDecoder('latin1');
const pdfHeaderWithin = 1024;
/** Characters at the start of a text that are examined. */
const probeLength = 8192;

/**
 * Detects the format of bytes from their content, not from a file name.
 * @param bytes - The whole file.
 * @returns The format; undefined for bytes of no known format. Text that is not clearly JSON or XML counts as `txt`.
 * @throws AppError `document_encrypted` for an Office file with a password, because its content cannot be seen;
 *   `format_not_read` for a known format that cannot be read.
 */
export async function detectFormat(bytes: Uint8Array): Promise<DocumentFormat | undefined> {
  const identity = identify(bytes);
  if (identity === 'encrypted-office') throw new AppError('document_encrypted');
  if (identity === 'unread') throw new AppError('format_not_read');
  return isFormat(identity) ? identity : undefined;
}

function isFormat(identity: Identity): identity is DocumentFormat {
  return documentFormatSchema.safeParse(identity).success;
}

/** What the bytes are, including the cases without a format. */
export function identify(bytes: Uint8Array): Identity {
  const head = latin.decode(bytes.subarray(0, pdfHeaderWithin));
  if (isUnreadContent(bytes.subarray(0, 4))) return 'unread';
  const picture = identifyPicture(head);
  if (picture !== undefined) return picture;
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006'))
    return identifyZip(bytes);
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'))
    return identifyOle(bytes);
  if (/^\s*\{\\rtf/.test(head)) return 'rtf';
  const identity = identifyText(bytes);
  // The first bytes may be the damaged ones.
  return identity === 'unknown' ? identifyDamaged(bytes) : identity;
}

/** How pictures begin, and where. A TIFF file names the order of its bytes, and 42. */
const pictureSignatures: readonly (readonly [PictureFormat, string, number])[] = [
  ['jpeg', '\u00FF\u00D8\u00FF', 0],
  ['png', 'PNG\r\n\u001A\n', 1],
  ['webp', 'WEBP', 8],
  ['tiff', 'II*\0', 0],
  ['tiff', 'MM\0*', 0],
];

function identifyPicture(head: string): PictureFormat | undefined {
  const found = pictureSignatures.find(([, signature, at]) => head.startsWith(signature, at))?.[0];
  return found === 'webp' && !head.startsWith('RIFF') ? undefined : found;
}

function identifyDamaged(bytes: Uint8Array): Identity {
  const identity = identifyZip(bytes);
  return identity === 'broken-zip' ? 'unknown' : identity;
}

/** Streams at the top of an OLE container, and what they identify. */
const streams: readonly (readonly [string, Identity])[] = [
  ['EncryptedPackage', 'encrypted-office'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'unread'],
  ['VisioDocument', 'unread'],
  ['MatOST', 'unread'],
  ['Quill', 'unread'],
  ['__properties_version1.0', 'msg'],
];

function identifyOle(bytes: Uint8Array): Identity {
  const paths = new Set(listPaths(bytes).map((path) => path.toLowerCase()));
  const has = (name: string) => paths.has(name.toLowerCase());
  const identity = streams.find(([name]) => has(name))?.[1];
  if (identity !== undefined) return identity;
  if (findDocument(bytes) !== undefined) return 'doc';
  return identifyByNames(bytes) ?? (paths.size === 0 ? 'broken-ole' : 'unknown');
}

function listPaths(bytes: Uint8Array): readonly string[] {
  try {
    return openCompoundFile(bytes).paths;
  } catch {
    return [];
  }
}

/** If the directory of a container cannot be followed, searches for the names in it, which are in UTF-16. */
function identifyByNames(bytes: Uint8Array): Identity | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Searched as bytes: Node's own UTF-16 search never ends if the memory begins at an odd address.
  return streams.find(([name]) => file.includes(Buffer.from(name, 'utf16le')))?.[1];
}

function identifyText(bytes: Uint8Array): Identity {
  let text: string;
  try {
    text = decodeText(bytes).text.trim();
  } catch {
    return 'unknown';
  }
  const head = text.slice(0, probeLength);
  if (/^(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!doctype\s+html|<html)\b/i.test(head))
    return 'html';
  if (/^<\?xml\s/.test(head)) return 'xml';
  if (isPageFragment(head)) return 'html';
  if (isElement(text)) return 'xml';
  const header = findMessageHeader(head);
  if (header !== undefined) return isWebArchive(header) ? 'mhtml' : 'eml';
  return /^[[{]/.test(text) && (isJson(text) || isJsonLines(text)) ? 'json' : 'txt';
}

/** XML need not declare itself: one element spans from the first character to the last. */
function isElement(text: string): boolean {
  const comments = /^(?:<!--(?:(?!-->)[\s\S])*-->\s*)*/.exec(text.slice(0, probeLength))?.[0] ?? '';
  const head = text.slice(comments.length, comments.length + 300);
  const name = /^<([A-Za-z_][\w.:-]*)[\s>]/.exec(head)?.[1];
  return name !== undefined && text.endsWith(`</${name}>`);
}

/** A page without its frame, or inside the envelope of a filing. */
function isPageFragment(head: string): boolean {
  const page = head.replace(/^<DOCUMENT>\s*(?:<[A-Z]+>[^<]*)*/, '');
  return /^<(?:html|head|body|title|meta|div|table|center|font|p|h[1-6]|article|section)\b[^<>]*>/i.test(
    page,
  );
}

/** Two or more mail header fields at the very top, one of which only mail has; undefined if there are none. */
function findMessageHeader(head: string): string | undefined {
  const fields = /^(?:[A-Za-z][\w-]*:[^\n]*(?:\n[ \t][^\n]*)*\n){2,}/.exec(
    head.replace(/\r\n?/g, '\n'),
  )?.[0];
  return fields !== undefined && /^(received|message-id|mime-version|return-path):/im.test(fields)
    ? fields
    : undefined;
}

/** A page with its pictures is packed like a message, but was sent to nobody. */
function isWebArchive(header: string): boolean {
  return (
    /^content-type:\s*multipart\/related\b/im.test(header) &&
    !/^(to|cc|bcc|received|return-path|delivered-to):/im.test(header)
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON lines: one value per line. The first few lines decide. */
function isJsonLines(text: string): boolean {
  const lines = text
    .slice(0, probeLength * 8)
    .split('\n')
    .slice(0, 4);
  // The last line may be cut in the middle.
  if (lines.length > 3) lines.pop();
  return lines.length > 1 && lines.every((line) => /^[[{]/.test(line.trim()) && isJson(line));
}
