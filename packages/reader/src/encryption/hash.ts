import { createHash } from 'node:crypto';

/** The hash of bytes that follow each other. Throws for an algorithm that is not there. */
export function hash(algorithm: string, ...parts: readonly Uint8Array[]): Buffer {
  const sum = createHash(algorithm);
  for (const part of parts) sum.update(part);
  return sum.digest();
}

/** Hashes a password with its salt again and again, each time with the number of the turn: [MS-OFFCRYPTO] 2.3.4.7. */
export function hashPassword({
  algorithm,
  salt,
  password,
  turns,
}: {
  algorithm: string;
  salt: Uint8Array;
  password: string;
  turns: number;
}): Buffer {
  let sum = hash(algorithm, salt, Buffer.from(password, 'utf16le'));
  const counter = Buffer.alloc(4);
  for (let turn = 0; turn < turns; turn += 1) {
    counter.writeUInt32LE(turn, 0);
    sum = hash(algorithm, counter, sum);
  }
  return sum;
}

/** A number in four bytes, the lowest first. */
export function toBytes(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number, 0);
  return bytes;
}
