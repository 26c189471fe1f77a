import { createCipheriv, createHash } from 'node:crypto';
import { buildCompound } from './hostile/hostile-compound.ts';

const salt = Buffer.from(Array.from({ length: 16 }, (_, at) => at + 1));
const dataSalt = Buffer.from(Array.from({ length: 16 }, (_, at) => at + 101));
const dataKey = Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7));
const verifier = Buffer.from('sixteen letters.');

const digest = (algorithm: string, ...parts: readonly Uint8Array[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash(algorithm)).digest();

function count(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

function pad(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
}

function turn(algorithm: string, { password, turns }: { password: string; turns: number }): Buffer {
  let sum = digest(algorithm, salt, Buffer.from(password, 'utf16le'));
  for (let at = 0; at < turns; at += 1) sum = digest(algorithm, count(at), sum);
  return sum;
}

function frame(content: Uint8Array, encrypted: Uint8Array): Uint8Array {
  return Buffer.concat([count(content.length), Buffer.alloc(4), encrypted]);
}

/** Encrypts an Office file as Office 2010 and later do: AES with 256 bits and SHA-512. */
export function encryptAgile(
  content: Uint8Array,
  { password, turns = 1000 }: { password: string; turns?: number },
): Uint8Array {
  const chain = (key: Uint8Array, iv: Uint8Array, bytes: Uint8Array) =>
    createCipheriv('aes-256-cbc', key, iv.subarray(0, 16)).setAutoPadding(false).update(pad(bytes));
  const base = turn('sha512', { password, turns });
  const lock = (blockKey: string, bytes: Uint8Array) => {
    const key = digest('sha512', base, Buffer.from(blockKey, 'hex')).subarray(0, 32);
    return chain(key, salt, bytes).toString('base64');
  };
  const segments: Buffer[] = [];
  for (let at = 0; at < content.length; at += 4096) {
    const iv = digest('sha512', dataSalt, count(at / 4096));
    segments.push(chain(dataKey, iv, content.subarray(at, at + 4096)));
  }
  const facts =
    'saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"';
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${facts} saltValue="${dataSalt.toString('base64')}"/><dataIntegrity encryptedHmacKey="" encryptedHmacValue=""/><keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="${turns}" ${facts} saltValue="${salt.toString('base64')}" encryptedVerifierHashInput="${lock('fea7d2763b4b9e79', verifier)}" encryptedVerifierHashValue="${lock('d7aa0f6d3061344e', digest('sha512', verifier))}" encryptedKeyValue="${lock('146e0be7abacd0d6', dataKey)}"/></keyEncryptor></keyEncryptors></encryption>`;
  return buildCompound({
    EncryptionInfo: Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(xml)]),
    EncryptedPackage: frame(content, Buffer.concat(segments)),
  });
}

/** Encrypts an Office file as Office 2007 does: AES with 128 bits in single blocks and SHA-1. */
export function encryptStandard(content: Uint8Array, password: string): Uint8Array {
  const base = digest('sha1', turn('sha1', { password, turns: 50_000 }), count(0));
  const block = Buffer.alloc(64, 0x36).map((byte, at) => byte ^ (base[at] ?? 0));
  const key = digest('sha1', block).subarray(0, 16);
  const lock = (bytes: Uint8Array) =>
    createCipheriv('aes-128-ecb', key, null).setAutoPadding(false).update(pad(bytes));
  const name = Buffer.from('Microsoft Enhanced RSA and AES Cryptographic Provider\0', 'utf16le');
  const flags = count(0x24);
  const header = [flags, count(0), count(0x660e), count(0x8004), count(128), count(0x18)];
  const info = Buffer.concat([...header, count(0), count(0), name]);
  return buildCompound({
    EncryptionInfo: Buffer.concat([
      Buffer.from([3, 0, 2, 0]),
      flags,
      count(info.length),
      info,
      count(16),
      salt,
      lock(verifier),
      count(20),
      lock(digest('sha1', verifier)),
    ]),
    EncryptedPackage: frame(content, lock(content)),
  });
}
