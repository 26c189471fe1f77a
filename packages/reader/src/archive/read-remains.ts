import { AppError } from '@clauselight/schema';
import type { ZipArchive } from './zip.ts';

/**
 * The bytes of a part, of a damaged one those in front of the damage; nothing where there is no such part.
 * Otherwise throws as the zip does.
 */
export function readRemains(
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
