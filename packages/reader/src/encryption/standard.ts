import { createDecipheriv } from 'node:crypto';
import { hash, hashPassword, toBytes } from './hash.ts';

/** Turns of the hash of a password: [MS-OFFCRYPTO] 2.3.4.7. */
const turns = 50_000;
const saltSize = 16;
const verifierHashSize = 20;

/**
 * Decrypts a package of Office 2007: AES in single blocks, with a key of SHA-1.
 * @param info - The stream `EncryptionInfo`: [MS-OFFCRYPTO] 2.3.4.5.
 * @returns Undefined for a wrong password, and for a way of encryption that is not known.
 */
export function decryptStandard(
  info: Uint8Array,
  { content, size, password }: { content: Uint8Array; size: number; password: string },
): Uint8Array | undefined {
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength);
  const headerSize = view.getUint32(8, true);
  const keyBits = view.getUint32(12 + 16, true);
  const verifierAt = 12 + headerSize;
  if (![128, 192, 256].includes(keyBits)) return undefined;
  const salt = info.subarray(verifierAt + 4, verifierAt + 4 + saltSize);
  const encrypted = info.subarray(verifierAt + 4 + saltSize);
  if (encrypted.length < 16 + 4 + 32) return undefined;
  const base = hashPassword({ algorithm: 'sha1', salt, password, turns });
  const key = createKey(hash('sha1', base, toBytes(0)), keyBits / 8);
  const verifier = decryptBlocks(encrypted.subarray(0, 16), key);
  const expected = decryptBlocks(encrypted.subarray(20, 52), key).subarray(0, verifierHashSize);
  if (!hash('sha1', verifier).equals(expected)) return undefined;
  return decryptBlocks(content, key).subarray(0, size);
}

function createKey(base: Uint8Array, length: number): Uint8Array {
  const mix = (filler: number) => {
    const block = new Uint8Array(64).fill(filler);
    for (const [at, byte] of base.entries()) block[at] = filler ^ byte;
    return hash('sha1', block);
  };
  return Buffer.concat([mix(0x36), mix(0x5c)]).subarray(0, length);
}

function decryptBlocks(bytes: Uint8Array, key: Uint8Array): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  return cipher.update(bytes.subarray(0, bytes.length - (bytes.length % 16)));
}
