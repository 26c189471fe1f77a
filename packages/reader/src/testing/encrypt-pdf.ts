import { createHash } from 'node:crypto';
import { applyRc4 } from '../encryption/rc4.ts';

export interface PdfPasswords {
  readonly user: string;
  readonly owner: string;
}

/** What every password is filled up with: ISO 32000-1, 7.6.3.3. */
const filler = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const id = Buffer.alloc(16, 7);
const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
const keySize = 5;

const md5 = (...parts: readonly Uint8Array[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('md5')).digest();

/** Encrypts the streams of a PDF with the standard handler in its first form. */
export function createPdfLock({ user, owner }: PdfPasswords) {
  const pad = (password: string) =>
    Buffer.concat([Buffer.from(password, 'latin1'), filler]).subarray(0, 32);
  const ownerEntry = applyRc4(md5(pad(owner)).subarray(0, keySize), pad(user));
  const key = md5(pad(user), ownerEntry, permissions, id).subarray(0, keySize);
  const userEntry = applyRc4(key, filler);
  const toHex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
  return {
    entry: `/ID[${toHex(id)}${toHex(id)}]/Encrypt<</Filter/Standard/V 1/R 2/O${toHex(ownerEntry)}/U${toHex(userEntry)}/P -4>>`,
    lockObject(object: string, number: number): string {
      const objectKey = md5(key, Buffer.from([number, number >> 8, 0, 0, 0])).subarray(0, 10);
      return object.replace(/(stream\n)([\s\S]*)(\nendstream)/, (_, before, content, after) => {
        const locked = applyRc4(objectKey, Buffer.from(content, 'latin1'));
        return `${before}${Buffer.from(locked).toString('latin1')}${after}`;
      });
    },
  };
}
