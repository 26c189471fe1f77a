import { AppError } from '@clauselight/schema';
import type { CompoundFile } from '../archive/compound-file.ts';
import { openCompoundFile } from '../archive/compound-file.ts';
import type { Fib } from './fib.ts';
import { stories } from './fib.ts';
import { findDocument } from './find-document.ts';
import type { TextPiece } from './piece-table.ts';

/**
 * Opens a compound file. If its directory is lost, everything after the document's header counts as the document,
 * because most files store it contiguously. Throws `document_corrupt` if there is no header.
 */
export function openOrSalvage(bytes: Uint8Array): CompoundFile {
  try {
    const file = openCompoundFile(bytes);
    if (file.readStream('WordDocument') !== undefined) return file;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const start = findDocument(bytes);
  if (start === undefined) throw new AppError('document_corrupt', { cause: 'no document' });
  return {
    paths: [],
    readStream: (path) =>
      path === 'WordDocument' ? { bytes: bytes.subarray(start), isWhole: false } : undefined,
  };
}

const sampleSize = 2048;
/** Share of zero bytes from which on text is UTF-16: every second byte of Latin letters, those of spaces elsewhere. */
const wideShare = 0.04;

/** One piece with all of the text, for a file whose piece table is lost: what follows the place where text begins. */
export function guessPieces({ main, fib }: { main: Uint8Array; fib: Fib }): TextPiece[] {
  const total = stories.reduce((sum, story) => sum + fib.lengths[story], 0);
  const sample = main.subarray(fib.textStart, fib.textStart + Math.min(sampleSize, total));
  const zeros = sample.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const width = zeros > sample.length * wideShare ? 2 : 1;
  const end = Math.min(total, Math.floor(Math.max(0, main.length - fib.textStart) / width));
  return [{ start: 0, end, offset: fib.textStart, bytesPerCharacter: width, sprms: [] }];
}
