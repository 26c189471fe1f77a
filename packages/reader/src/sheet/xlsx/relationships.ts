import { AppError } from '@clauselight/schema';
import type { ZipArchive } from '../../archive/zip.ts';
import { readXmlPart } from '../../xml/read-part.ts';
import {
  getRelationshipsName,
  listRelationships,
  type Relationship,
} from '../../xml/relationships.ts';
import type { XmlElement } from '../../xml/tree.ts';

/** Small parts of a workbook, read as trees; a damaged one is remembered and passed over. */
export interface Parts {
  readonly zip: ZipArchive;
  find(name: string): XmlElement | undefined;
  listRelationships(name: string): Relationship[];
  hasDamage(): boolean;
}

/** Opens the parts of a zip. */
export function createParts(zip: ZipArchive): Parts {
  let isDamaged = !zip.isWhole;
  // Names of parts are the same whatever their case: [ECMA-376] part 2, 7.2.3.5.
  const names = new Map(zip.names().map((name) => [fold(name), name]));
  const locate = (name: string) => (zip.has(name) ? name : (names.get(fold(name)) ?? name));
  const find = (name: string) => {
    try {
      const part = readXmlPart(zip, locate(name));
      if (part?.isWhole === false) isDamaged = true;
      return part?.root;
    } catch (error) {
      if (error instanceof AppError && error.code !== 'document_corrupt') throw error;
      isDamaged = true;
      return undefined;
    }
  };
  return {
    zip,
    find,
    hasDamage: () => isDamaged,
    listRelationships(name) {
      const found = listRelationships(find(getRelationshipsName(name)), name);
      return found.map((one) => ({ ...one, target: locate(one.target) }));
    },
  };
}

function fold(name: string): string {
  return name.replace(/^\//, '').toLowerCase();
}
