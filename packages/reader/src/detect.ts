import { AppError, type DocumentFormat } from '@clauselight/schema';
import { listZipEntries } from './archive/zip.ts';
import { decodeText } from './text/decode.ts';

/** What the first look at a file says. `broken-zip` begins like an Office file but cannot be listed. */
export type Identity = DocumentFormat | 'encrypted-office' | 'broken-zip' | 'unknown';

const latin = new TextDecoder('latin1');
const pdfHeaderWithin = 1024;

/**
 * What the bytes are, whatever the name says: nothing for bytes that are no format we know.
 * Text that is not clearly JSON or XML counts as `txt`. Throws `document_encrypted` for an Office file
 * behind a password, because what is in it cannot be seen.
 */
export async function detectFormat(bytes: Uint8Array): Promise<DocumentFormat | undefined> {
  const identity = identify(bytes);
  if (identity === 'encrypted-office') throw new AppError('document_encrypted');
  return identity === 'broken-zip' || identity === 'unknown' ? undefined : identity;
}

/** What the bytes are, the cases without a format included. */
export function identify(bytes: Uint8Array): Identity {
  const head = latin.decode(bytes.subarray(0, pdfHeaderWithin));
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006'))
    return identifyZip(bytes);
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'))
    return identifyOle(bytes);
  if (/^\s*\{\\rtf/.test(head)) return 'rtf';
  return identifyText(bytes);
}

function identifyZip(bytes: Uint8Array): Identity {
  let names: string[];
  try {
    names = listZipEntries(bytes).map((entry) => entry.name);
  } catch {
    return 'broken-zip';
  }
  if (names.some((name) => name.startsWith('word/'))) return 'docx';
  return names.some((name) => name.startsWith('xl/')) ? 'xlsx' : 'unknown';
}

/** An OLE container's directory holds the names of its streams in UTF-16. */
function identifyOle(bytes: Uint8Array): Identity {
  const has = (name: string) => latin.decode(bytes).includes([...name].join('\u0000'));
  if (has('EncryptedPackage')) return 'encrypted-office';
  if (has('WordDocument')) return 'doc';
  return has('Workbook') || has('Book') ? 'xls' : 'unknown';
}

function identifyText(bytes: Uint8Array): Identity {
  let text: string;
  try {
    text = decodeText(bytes).text.trim();
  } catch {
    return 'unknown';
  }
  if (/^<\?xml\s/.test(text)) return 'xml';
  return /^[[{]/.test(text) && isJson(text) ? 'json' : 'txt';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
