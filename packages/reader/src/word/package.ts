import { AppError } from '@clauselight/schema';
import { openZip } from '../archive/zip.ts';
import { listElements, parseXml, type XmlElement } from '../xml/tree.ts';

/** The parts of a Word file that are read, found by their relationships. */
export interface WordPackage {
  /** The document itself. Throws `document_corrupt` where it is missing or not well-formed. */
  getMain(): XmlElement;
  /** A part beside the document by the last word of its relationship type: `styles`, `footnotes`. */
  findPart(type: string): XmlElement | undefined;
  /** A part by the id its relationship has. */
  findPartById(id: string): XmlElement | undefined;
  /** Whether a part beside the document could not be parsed and was passed over. */
  hasDamage(): boolean;
}

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** Opens the zip and follows the relationships to the main document. */
export function openPackage(bytes: Uint8Array, maxInflatedBytes: number): WordPackage {
  const zip = openZip(bytes, maxInflatedBytes);
  let isDamaged = false;
  const read = (name: string) => {
    const part = zip.read(name);
    return part === undefined ? undefined : parseXml(part);
  };
  const tryRead = (name: string) => {
    try {
      return read(name);
    } catch (error) {
      if (error instanceof AppError && error.code !== 'document_corrupt') throw error;
      isDamaged = true;
      return undefined;
    }
  };
  const root = listRelationships(tryRead('_rels/.rels'), '');
  const mainName =
    root.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
  const folder = mainName.slice(0, mainName.lastIndexOf('/') + 1);
  const file = mainName.slice(folder.length);
  const relationships = listRelationships(tryRead(`${folder}_rels/${file}.rels`), folder);
  return {
    hasDamage: () => isDamaged,
    findPartById: (id) => tryRead(relationships.find((found) => found.id === id)?.target ?? ''),
    findPart(type) {
      const target = relationships.find((found) => found.type === type)?.target;
      return tryRead(target ?? `${folder}${type}.xml`);
    },
    getMain() {
      const main = read(mainName);
      if (main === undefined) throw new AppError('document_corrupt');
      return main;
    },
  };
}

function listRelationships(root: XmlElement | undefined, folder: string): Relationship[] {
  const elements = root === undefined ? [] : listElements(root);
  return elements
    .filter(({ attributes }) => attributes.TargetMode !== 'External')
    .map(({ attributes }) => ({
      id: attributes.Id ?? '',
      type: (attributes.Type ?? '').split('/').at(-1) ?? '',
      target: resolve(folder, attributes.Target ?? ''),
    }));
}

function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts: string[] = [];
  for (const part of `${folder}${target}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
