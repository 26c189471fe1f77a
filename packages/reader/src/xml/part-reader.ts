import { AppError } from '@clauselight/schema';
import type { ZipArchive } from '../archive/zip.ts';
import { readXmlPart } from './read-part.ts';
import type { XmlElement } from './tree.ts';

/** The parts of one file as trees; a damaged one is remembered and passed over. */
export interface PartReader {
  /** A part, of a damaged or very long one what can be made of it; nothing where that is nothing or it is missing. */
  find(name: string): XmlElement | undefined;
  /** Whether the zip or a part was damaged. */
  hasDamage(): boolean;
  /** Whether a part was too long to be read to its end. */
  isCut(): boolean;
}

/** Reads parts of a zip. Beyond a limit, `find` throws `document_too_complex`. */
export function createPartReader(zip: ZipArchive): PartReader {
  let isDamaged = !zip.isWhole;
  let isCut = false;
  return {
    hasDamage: () => isDamaged,
    isCut: () => isCut,
    find(name) {
      try {
        const part = readXmlPart(zip, name);
        if (part?.isCut === true) isCut = true;
        else if (part?.isWhole === false) isDamaged = true;
        return part?.root;
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
        isDamaged = true;
        return undefined;
      }
    },
  };
}

/**
 * Finds parts of an Office file by the names others call them: the same in capitals or small letters, with a
 * slash in front or none, and perhaps written as in an address (ECMA-376 part 2, 7.2.3.5).
 */
export function createNameFinder(names: readonly string[]): (name: string) => string | undefined {
  const exact = new Set(names);
  const folded = new Map(names.map((name) => [fold(name), name]));
  return (name) => (exact.has(name) ? name : folded.get(fold(name)));
}

function fold(name: string): string {
  const lower = name.toLowerCase().replace(/^\/+/, '');
  try {
    return decodeURIComponent(lower);
  } catch {
    return lower;
  }
}
