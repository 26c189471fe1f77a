import { AppError } from '@clauselight/schema';
import { listEmbeddings } from '../archive/list-embeddings.ts';
import { openZip, type ZipArchive } from '../archive/zip.ts';
import type { InnerFile } from '../source/inner-files.ts';
import { createNameFinder, createPartReader } from '../xml/part-reader.ts';
import {
  getRelationshipsName,
  listRelationships,
  type Relationship,
} from '../xml/relationships.ts';
import { createXmlReader, findChild, listElements, type XmlElement } from '../xml/tree.ts';

/** The parts of a Word file that are read, found by their relationships. */
export interface WordPackage {
  /** Name of the part that holds the document itself. */
  readonly mainName: string;
  /**
   * Hands over the paragraphs and tables of the document one by one until `onBlock` returns false. Of a damaged
   * document, what can be read is handed over.
   * @throws AppError `document_corrupt` if the document is missing or nothing of it can be read.
   */
  readMain(onBlock: (block: XmlElement) => boolean): void;
  /** A part by the last segment of its relationship type: `styles`, `footnotes`. */
  findPart(type: string): XmlElement | undefined;
  /** A part by the id of its relationship. */
  findPartById(id: string): XmlElement | undefined;
  /** The bytes of a part by the id of its relationship. */
  readBytes(id: string): Uint8Array | undefined;
  /** The name of a part by the id of its relationship. */
  findTarget(id: string): string | undefined;
  /** A part by its name. */
  readPart(name: string): XmlElement | undefined;
  /** Whether the document has a part with that relationship type. */
  hasPart(type: string): boolean;
  hasMacros(): boolean;
  /** The files inside the document, by name. */
  listInnerFiles(): readonly InnerFile[];
  /** Whether anything could not be read and was skipped. */
  hasDamage(): boolean;
}

/**
 * Opens the zip and follows the relationships to the main document.
 *
 * @param bytes - Of the whole file.
 * @param maxInflatedBytes - The most bytes that all of its parts may have when they are unpacked.
 * @throws AppError `document_corrupt` if there is no main document, otherwise as `openZip` does.
 */
export function openWordPackage(bytes: Uint8Array, maxInflatedBytes: number): WordPackage {
  const zip = openZip(bytes, maxInflatedBytes);
  const parts = createPartReader(zip);
  let isMainDamaged = false;
  const find = createNameFinder(zip.names());
  const readPart = (name: string) => parts.find(find(name) ?? name);
  const mainName = findMainPart(listRelationships(readPart('_rels/.rels'), ''), { zip, find });
  const folder = mainName.slice(0, mainName.lastIndexOf('/') + 1);
  const relationships = listRelationships(readPart(getRelationshipsName(mainName)), mainName);
  const findTarget = (id: string) => relationships.find((found) => found.id === id)?.target;
  return {
    mainName,
    readPart,
    findTarget,
    hasDamage: () => isMainDamaged || parts.hasDamage() || parts.isCut(),
    hasMacros: () => zip.names().some((name) => /(^|\/)vbaProject\.bin$/i.test(name)),
    listInnerFiles: () => listEmbeddings(zip),
    hasPart: (type) => relationships.some((found) => found.type === type),
    findPartById: (id) => readPart(findTarget(id) ?? ''),
    readBytes: (id) => zip.read(find(findTarget(id) ?? '') ?? ''),
    findPart(type) {
      const target = relationships.find((found) => found.type === type)?.target;
      return readPart(target ?? `${folder}${type}.xml`);
    },
    readMain(onBlock) {
      if (!streamMain(zip, { name: mainName, onBlock })) isMainDamaged = true;
    },
  };
}

function findMainPart(
  relationships: readonly Relationship[],
  { zip, find }: { zip: ZipArchive; find: (name: string) => string | undefined },
): string {
  const target = relationships.find(({ type }) => type === 'officeDocument')?.target;
  const found = [target, 'word/document.xml'].map((name) => find(name ?? '')).find(Boolean);
  const likely = zip.names().find((name) => /(^|\/)document\d*\.xml$/i.test(name));
  const main = found ?? likely;
  if (main === undefined) throw new AppError('document_corrupt');
  return main;
}

interface MainRequest {
  readonly name: string;
  onBlock(block: XmlElement): boolean;
}

/** Whether the document was read without a fault. */
function streamMain(zip: ZipArchive, { name, onBlock }: MainRequest): boolean {
  let hasBlocks = false;
  let isEnough = false;
  let isWhole = true;
  const takeBlock = (block: XmlElement) => {
    if (isEnough) return;
    hasBlocks = true;
    isEnough = !onBlock(block);
  };
  const reader = createXmlReader({
    streamed: 'w:body',
    onChild: takeBlock,
    onFault() {
      isWhole = false;
    },
  });
  try {
    zip.stream(name, (bytes) => {
      reader.write(bytes);
      return !isEnough;
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'document_corrupt') throw error;
    isWhole = false;
  }
  if (isEnough) return isWhole;
  const root = reader.close();
  // If the tag around them is lost, the blocks are in the outermost element.
  if (findChild(root, 'w:body') === undefined) {
    isWhole = false;
    for (const element of listElements(root).filter(isBlock)) takeBlock(element);
  }
  if (!isWhole && !hasBlocks) throw new AppError('document_corrupt');
  return isWhole;
}

function isBlock({ name }: XmlElement): boolean {
  return name === 'w:p' || name === 'w:tbl' || name === 'w:sdt';
}
