import { AppError } from '@clauselight/schema';
import { openCompoundFile } from '../archive/compound-file.ts';
import { createXmlReader, type XmlElement } from '../xml/tree.ts';
import { decryptAgile } from './agile.ts';
import { tryPasswords } from './passwords.ts';
import { decryptStandard } from './standard.ts';

/** Bytes in front of the XML of the newer way, and of the content: [MS-OFFCRYPTO] 2.3.4.10 and 2.3.4.4. */
const headSize = 8;
const agileVersion = 4;
const standardMinor = 2;

/**
 * Decrypts a Word, Excel or PowerPoint file of 2007 and later.
 * @returns The zip that was encrypted.
 * @throws AppError `document_encrypted` if it needs a password that was not given, `document_password_wrong` if that is
 *   not it.
 */
export function decryptOffice(bytes: Uint8Array, password: string | undefined): Uint8Array {
  const file = openCompoundFile(bytes);
  const info = file.readStream('EncryptionInfo')?.bytes;
  const stream = file.readStream('EncryptedPackage')?.bytes;
  if (info === undefined || stream === undefined || stream.length < headSize || info.length < 64)
    throw new AppError('document_encrypted');
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const content = stream.subarray(headSize);
  const size = Math.min(view.getUint32(0, true), content.length);
  return tryPasswords(password, (candidate) =>
    decrypt(info, { content, size, password: candidate }),
  );
}

interface DecryptRequest {
  readonly content: Uint8Array;
  readonly size: number;
  readonly password: string;
}

function decrypt(info: Uint8Array, request: DecryptRequest): Uint8Array | undefined {
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength);
  const [major, minor] = [view.getUint16(0, true), view.getUint16(2, true)];
  try {
    if (major === agileVersion && minor === agileVersion)
      return decryptAgile(parseInfo(info.subarray(headSize)), request);
    return minor === standardMinor ? decryptStandard(info, request) : undefined;
  } catch {
    // Facts that make no sense open nothing.
    return undefined;
  }
}

function parseInfo(xml: Uint8Array): XmlElement {
  const reader = createXmlReader({});
  reader.write(xml);
  return reader.close();
}
