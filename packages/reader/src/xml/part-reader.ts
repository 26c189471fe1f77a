import { AppError } from '@clauselight/schema';
import type { ZipArchive } from '../archive/zip.ts';
import { readXmlPart } from './read-part.ts';
import type { XmlElement } from './tree.ts';

/** The parts of one file as trees. A damaged part is recorded and skipped. */
export interface PartReader {
  /**
   * A part; of a damaged or very long one, as much as can be read. Returns undefined if that is nothing or the part is
   * missing.
   */
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
 * Finds parts of an Office file by the names that other parts use for them: in any case, with or without a leading
 * slash, and perhaps percent-encoded (ECMA-376 part 2, 7.2.3.5).
 *
 * @param names - The names of all parts, as the file writes them.
 * @returns A function from a name that a part uses to the name that the file writes; undefined without such a part.
 */
export function createNameFinder(names: readonly string[]): (name: string) => string | undefined {
  const exact = new Set(names);
  const folded = new Map(names.map((name) => [foldCase(name), name]));
  return (name) => (exact.has(name) ? name : folded.get(foldCase(name)));
}

function foldCase(name: string): string {
  const lower = name.toLowerCase().replace(/^\/+/, '');
  try {
    return decodeURIComponent(lower);
  } catch {
    return lower;
  }
}
