import { createDecipheriv } from 'node:crypto';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';
import { hash, hashPassword, toBytes } from './hash.ts';

/** How a file of Office 2010 and later is encrypted: [MS-OFFCRYPTO] 2.3.4.10. */
interface AgileCipher {
  readonly hashAlgorithm: string;
  readonly hashSize: number;
  readonly blockSize: number;
  readonly keyBits: number;
  readonly salt: Uint8Array;
}

/** Which part of a password's key a value is encrypted with: [MS-OFFCRYPTO] 2.3.4.13. */
const blockKeys = {
  verifierInput: [0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79],
  verifierHash: [0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e],
  key: [0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6],
} as const;
const segmentSize = 4096;
/** More turns than any program makes; each costs time. */
const mostTurns = 1_000_000;
const algorithms: Readonly<Record<string, string>> = {
  SHA1: 'sha1',
  'SHA-1': 'sha1',
  SHA256: 'sha256',
  SHA384: 'sha384',
  SHA512: 'sha512',
};

/**
 * Decrypts a package with the facts in its `EncryptionInfo`.
 * @returns Undefined for a wrong password, and for a way of encryption that is not known.
 */
export function decryptAgile(
  info: XmlElement,
  { content, size, password }: { content: Uint8Array; size: number; password: string },
): Uint8Array | undefined {
  const data = readCipher(findChild(info, 'keyData'));
  const encryptor = findEncryptor(info);
  const own = readCipher(encryptor);
  const turns = Number(encryptor?.attributes.spinCount);
  if (data === undefined || own === undefined || encryptor === undefined) return undefined;
  if (!Number.isInteger(turns) || turns < 0 || turns > mostTurns) return undefined;
  const { hashAlgorithm: algorithm, salt } = own;
  const base = hashPassword({ algorithm, salt, password, turns });
  const open = (name: string, blockKey: readonly number[]) => {
    const key = fit(hash(algorithm, base, Uint8Array.from(blockKey)), own.keyBits / 8);
    const value = decode(encryptor.attributes[name]);
    return decryptBlocks(value, { key, iv: fit(salt, own.blockSize) });
  };
  const verifier = open('encryptedVerifierHashInput', blockKeys.verifierInput);
  const expected = open('encryptedVerifierHashValue', blockKeys.verifierHash);
  const found = hash(algorithm, verifier.subarray(0, salt.length));
  if (!found.equals(expected.subarray(0, own.hashSize))) return undefined;
  const key = open('encryptedKeyValue', blockKeys.key).subarray(0, data.keyBits / 8);
  return decryptSegments(content, { data, key }).subarray(0, size);
}

function findEncryptor(info: XmlElement): XmlElement | undefined {
  const encryptors = findChild(info, 'keyEncryptors');
  return (encryptors === undefined ? [] : listElements(encryptors))
    .flatMap(listElements)
    .find(({ name, attributes }) => /encryptedKey$/.test(name) && attributes.spinCount);
}

function readCipher(element: XmlElement | undefined): AgileCipher | undefined {
  const { attributes = {} } = element ?? {};
  const hashAlgorithm = algorithms[attributes.hashAlgorithm ?? ''];
  const keyBits = Number(attributes.keyBits);
  const isAes = attributes.cipherAlgorithm === 'AES' && [128, 192, 256].includes(keyBits);
  const isKnown = isAes && attributes.cipherChaining === 'ChainingModeCBC';
  if (hashAlgorithm === undefined || !isKnown) return undefined;
  const salt = decode(attributes.saltValue);
  return { hashAlgorithm, keyBits, salt, blockSize: 16, hashSize: Number(attributes.hashSize) };
}

function decryptSegments(
  content: Uint8Array,
  { data, key }: { data: AgileCipher; key: Uint8Array },
): Uint8Array {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += segmentSize) {
    const segment = content.subarray(at, at + segmentSize);
    const iv = fit(hash(data.hashAlgorithm, data.salt, toBytes(at / segmentSize)), data.blockSize);
    parts.push(decryptBlocks(segment, { key, iv }));
  }
  return Buffer.concat(parts);
}

/** AES in chained blocks; what is left over of a block is left out. */
function decryptBlocks(
  bytes: Uint8Array,
  { key, iv }: { key: Uint8Array; iv: Uint8Array },
): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(false);
  return cipher.update(bytes.subarray(0, bytes.length - (bytes.length % 16)));
}

/** Bytes cut to a length, or filled up as the specification says. */
function fit(bytes: Uint8Array, length: number): Uint8Array {
  const fitted = new Uint8Array(length).fill(0x36);
  fitted.set(bytes.subarray(0, length));
  return fitted;
}

function decode(base64: string | undefined): Buffer {
  return Buffer.from(base64 ?? '', 'base64');
}
