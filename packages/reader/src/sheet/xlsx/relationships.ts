import type { ZipArchive } from '../../archive/zip.ts';
import { createNameFinder, createPartReader } from '../../xml/part-reader.ts';
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
  const reader = createPartReader(zip);
  const findName = createNameFinder(zip.names());
  const locate = (name: string) => findName(name) ?? name;
  const find = (name: string) => reader.find(locate(name));
  return {
    zip,
    find,
    hasDamage: () => reader.hasDamage() || reader.isCut(),
    listRelationships(name) {
      const found = listRelationships(find(getRelationshipsName(name)), name);
      return found.map((one) => ({ ...one, target: locate(one.target) }));
    },
  };
}
