import { AppError } from '@clauselight/schema';
import type { ZipArchive } from '../archive/zip.ts';
import { createXmlReader, type XmlElement } from './tree.ts';

/** A part of a zip as a tree. */
export interface XmlPart {
  readonly root: XmlElement;
  /** Whether it was read to its end without a fault. */
  readonly isWhole: boolean;
  /** Whether it is longer than the limit for a part. */
  readonly isCut: boolean;
}

/**
 * The most bytes of a part that are read. A book of a thousand pages has a quarter of them; the tree takes several
 * times as many.
 */
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads a part of a zip; of a damaged or very long one, as much as possible.
 *
 * @param name - As the zip writes it.
 * @returns Undefined if there is no such part.
 * @throws AppError `document_corrupt` if nothing can be read, otherwise as the zip and `createXmlReader` do.
 */
export function readXmlPart(zip: ZipArchive, name: string): XmlPart | undefined {
  let isWhole = true;
  let length = 0;
  const reader = createXmlReader({
    onFault() {
      isWhole = false;
    },
  });
  const onBytes = (bytes: Uint8Array) => {
    reader.write(bytes);
    length += bytes.length;
    return length < mostBytes;
  };
  try {
    if (!zip.stream(name, onBytes)) return undefined;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
    isWhole = false;
  }
  const root = reader.close();
  const isCut = length >= mostBytes;
  return { root, isWhole: isWhole && !isCut, isCut };
}
