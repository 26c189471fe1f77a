import { listEmbeddings } from '../archive/list-embeddings.ts';
import { openZip } from '../archive/zip.ts';
import type { InnerFile } from '../source/inner-files.ts';
import { createPartReader } from '../xml/part-reader.ts';
import {
  getRelationshipsName,
  listRelationships,
  type Relationship,
} from '../xml/relationships.ts';
import type { XmlElement } from '../xml/tree.ts';

/** A part and its relationships. */
export interface PackagePart {
  readonly name: string;
  readonly root: XmlElement;
  readonly links: readonly Relationship[];
}

/** The parts of a PowerPoint file, each read once. */
export interface SlidePackage {
  /** Name of the part that lists the slides. */
  readonly mainName: string;
  readonly names: readonly string[];
  /** A part and its relationships, as far as a damaged part can be read; undefined if there is none. */
  findPart(name: string): PackagePart | undefined;
  /** The part a relationship of that type leads to, the first if there are several. */
  findLinked(part: PackagePart | undefined, type: string): PackagePart | undefined;
  /** The files inside the presentation, by name. */
  listInnerFiles(): readonly InnerFile[];
  /** Whether anything could not be read and was passed over. */
  hasDamage(): boolean;
}

/** Opens the zip. Throws `document_corrupt` if it cannot be listed. */
export function openPackage(bytes: Uint8Array, maxInflatedBytes: number): SlidePackage {
  const zip = openZip(bytes, maxInflatedBytes);
  const parts = new Map<string, PackagePart | undefined>();
  const reader = createPartReader(zip);
  const findPart = (name: string) => {
    if (parts.has(name)) return parts.get(name);
    const root = reader.find(name);
    const links =
      root === undefined ? [] : listRelationships(reader.find(getRelationshipsName(name)), name);
    const part = root && { name, root, links };
    parts.set(name, part);
    return part;
  };
  const links = listRelationships(reader.find('_rels/.rels'), '');
  return {
    mainName: links.find(({ type }) => type === 'officeDocument')?.target ?? 'ppt/presentation.xml',
    names: zip.names(),
    listInnerFiles: () => listEmbeddings(zip),
    findPart,
    findLinked(part, type) {
      const target = part?.links.find((link) => link.type === type)?.target;
      return target === undefined ? undefined : findPart(target);
    },
    hasDamage: () => reader.hasDamage() || reader.isCut(),
  };
}
