import { AppError } from '@clauselight/schema';
import type { ZipArchive } from './zip.ts';

/**
 * The bytes of an entry; of a damaged entry, those before the damage. Returns undefined if there is no such entry.
 * @throws AppError as the archive does, but for `document_corrupt`.
 */
export function readAvailableBytes(
  zip: ZipArchive,
  name: string,
): { bytes: Uint8Array; isWhole: boolean } | undefined {
  const chunks: Uint8Array[] = [];
  let isWhole = true;
  try {
    if (!zip.stream(name, (chunk) => chunks.push(chunk) > 0)) return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
    isWhole = false;
  }
  const [only] = chunks;
  const bytes = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
  return { bytes, isWhole };
}
