import { createHash } from 'node:crypto';

/** SHA-256 of the words in hexadecimal digits. */
export function hash(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}
