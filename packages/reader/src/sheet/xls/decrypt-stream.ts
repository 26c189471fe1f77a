import { hash, toBytes } from '../../encryption/hash.ts';
import { tryPasswords } from '../../encryption/passwords.ts';
import { applyRc4, createRc4 } from '../../encryption/rc4.ts';
import { listRecords, readUint16, readUint32 } from './records.ts';

/** Gives the key of a block of the stream. */
type GetKey = (block: number) => Uint8Array;

const filePass = 0x2f;
/** In place of `FilePass` when it no longer holds: a record that says nothing, [MS-XLS] 2.4.109. */
const silent = 0x1c0;
const sheetRecord = 0x85;
/** Records that are never encrypted: [MS-XLS] 2.2.10. */
const plainRecords: ReadonlySet<number> = new Set([
  0x809,
  filePass,
  0x194,
  0x195,
  0xe1,
  0x196,
  0x138,
]);
const blockSize = 1024;
const rc4 = 1;
const cryptoApi: ReadonlySet<number> = new Set([2, 3, 4]);

/**
 * Decrypts the stream of a binary workbook with RC4, by the password that was given or by the one Excel uses if only
 * the structure is protected: [MS-OFFCRYPTO] 2.3.5 and 2.3.6. Other streams are given back as they are.
 * @throws AppError `document_encrypted` or `document_password_wrong`.
 */
export function decryptStream(stream: Uint8Array, password: string | undefined): Uint8Array {
  const pass = findFilePass(stream);
  if (pass === undefined) return stream;
  const getKey = tryPasswords(password, (candidate) => findKey(pass.data, candidate));
  const plain = decryptRecords(stream, getKey);
  plain[pass.offset] = silent & 0xff;
  plain[pass.offset + 1] = silent >> 8;
  return plain;
}

/** It is among the first records. */
function findFilePass(stream: Uint8Array) {
  let count = 0;
  for (const record of listRecords(stream)) {
    if (record.type === filePass) return record;
    count += 1;
    if (count > 50) return undefined;
  }
  return undefined;
}

function findKey(data: Uint8Array, password: string): GetKey | undefined {
  const [kind, version] = [readUint16(data, 0), readUint16(data, 2)];
  if (kind !== 1) return undefined;
  if (version === rc4) return findBinaryKey(data, password);
  return cryptoApi.has(version) ? findApiKey(data, password) : undefined;
}

/** Keys of 40 bits, made with MD5: [MS-OFFCRYPTO] 2.3.6.2. */
function findBinaryKey(data: Uint8Array, password: string): GetKey | undefined {
  const [salt, verifier] = [data.subarray(6, 22), data.subarray(22, 54)];
  const first = hash('md5', Buffer.from(password, 'utf16le')).subarray(0, 5);
  const repeated = Array.from({ length: 16 }, () => [first, salt]).flat();
  const base = hash('md5', ...repeated).subarray(0, 5);
  const getKey: GetKey = (block) => hash('md5', base, toBytes(block));
  return isRight(verifier, { key: getKey(0), algorithm: 'md5' }) ? getKey : undefined;
}

/** Keys made with SHA-1: [MS-OFFCRYPTO] 2.3.5.2. */
function findApiKey(data: Uint8Array, password: string): GetKey | undefined {
  const headerSize = readUint32(data, 10);
  const keyBits = readUint32(data, 14 + 16) || 40;
  const after = 14 + headerSize;
  const salt = data.subarray(after + 4, after + 20);
  const verifier = Buffer.concat([
    data.subarray(after + 20, after + 36),
    data.subarray(after + 40),
  ]);
  const base = hash('sha1', salt, Buffer.from(password, 'utf16le'));
  const getKey: GetKey = (block) => {
    const key = hash('sha1', base, toBytes(block)).subarray(0, keyBits / 8);
    return keyBits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key;
  };
  const isKnown = keyBits % 8 === 0 && keyBits >= 40 && keyBits <= 128;
  return isKnown && isRight(verifier, { key: getKey(0), algorithm: 'sha1' }) ? getKey : undefined;
}

/** Sixteen bytes are followed by their hash. */
function isRight(
  verifier: Uint8Array,
  { key, algorithm }: { key: Uint8Array; algorithm: 'md5' | 'sha1' },
): boolean {
  const plain = applyRc4(key, verifier);
  const expected = hash(algorithm, plain.subarray(0, 16));
  return expected.equals(plain.subarray(16, 16 + expected.length));
}

/** The key stream goes on over what is not encrypted, and is begun anew with every block. */
function decryptRecords(stream: Uint8Array, getKey: GetKey): Uint8Array {
  const plain = new Uint8Array(stream);
  const keys = new Uint8Array(stream.length);
  for (let at = 0; at < stream.length; at += blockSize) {
    const next = createRc4(getKey(at / blockSize));
    const end = Math.min(at + blockSize, stream.length);
    for (let byte = at; byte < end; byte += 1) keys[byte] = next();
  }
  for (const { type, offset, data } of listRecords(stream)) {
    if (plainRecords.has(type)) continue;
    const start = offset + 4 + (type === sheetRecord ? 4 : 0);
    for (let at = start; at < offset + 4 + data.length; at += 1)
      plain[at] = (plain[at] ?? 0) ^ (keys[at] ?? 0);
  }
  return plain;
}
