import { AppError } from '@clauselight/schema';
import PostalMime, { type Address, decodeWords, type Email } from 'postal-mime';

/** Parts within parts, and bytes of header fields, beyond which a message is not what people send. */
const deepestPart = 50;
const mostHeaderBytes = 1024 * 1024;
const mostBoundaries = 20_000;

/**
 * Takes a message apart; messages attached to it stay attachments. Throws `document_too_complex` beyond the
 * limits and `document_encrypted` if what was sent is locked.
 */
export async function parseMessage(bytes: Uint8Array): Promise<Email> {
  if (countBoundaries(bytes) > mostBoundaries) throw new AppError('document_too_complex');
  const email = await parse(bytes);
  if (isEncrypted(email)) throw new AppError('document_encrypted');
  return email;
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: deepestPart,
      maxHeadersSize: mostHeaderBytes,
    });
  } catch (cause) {
    throw new AppError('document_too_complex', { cause });
  }
}

/** Lines that may begin a part: every one of them costs far more than its bytes. */
function countBoundaries(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    if (bytes[at + 1] === 0x2d && bytes[at + 2] === 0x2d) count += 1;
  }
  return count;
}

function isEncrypted(email: Email): boolean {
  const type = findHeader(email, 'content-type')?.toLowerCase() ?? '';
  if (type.startsWith('multipart/encrypted')) return true;
  if (/^application\/(x-)?pkcs7-mime/.test(type) && !/signed-data|certs-only/.test(type))
    return true;
  return /^\s*-----BEGIN PGP MESSAGE-----/.test(email.text?.slice(0, 1000) ?? '');
}

/** The first header field with that name, decoded; undefined if there is none. */
export function findHeader(email: Email, key: string): string | undefined {
  const value = email.headers.find((header) => header.key === key)?.value.trim();
  return value === undefined || value === '' ? undefined : decodeWords(value);
}

/** Addresses as mail programs show them: `Jane Doe <jane@example.com>, board@example.com`. */
export function formatAddresses(addresses: readonly Address[]): string {
  return addresses.map(formatAddress).filter(Boolean).join(', ');
}

function formatAddress(address: Address): string {
  if (address.group !== undefined) return `${address.name}: ${formatAddresses(address.group)}`;
  const { name, address: mailbox } = address;
  if (name === '' || name === mailbox) return mailbox;
  return mailbox === '' ? name : `${name} <${mailbox}>`;
}
