import { AppError } from '@clauselight/schema';
import { openZip, type ZipArchive } from '../archive/zip.ts';
import type { InnerFile } from '../source/inner-files.ts';
import { createPartReader } from '../xml/part-reader.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';

/** The parts of an OpenDocument file that are read. */
export interface OdfPackage {
  /** `content.xml`, of a damaged one what can be made of it. Throws `document_corrupt` if that is nothing. */
  getContent(): XmlElement;
  /** `styles.xml`, where it is there. */
  findStyles(): XmlElement | undefined;
  /** Whether OpenOffice.org 2 or 3.0 wrote the file, whose lists have no names. */
  readonly isLegacy: boolean;
  readonly hasMacros: boolean;
  /** Other documents that are embedded; formulas and charts do not count. */
  readonly attachments: readonly InnerFile[];
  /** Whether anything could not be read and was passed over. */
  hasDamage(): boolean;
  /** Whether a part was too long to be read to its end. */
  isCut(): boolean;
}

/** Opens the zip. Throws `document_encrypted` if the manifest states that the content is encrypted. */
export function openPackage(bytes: Uint8Array, maxInflatedBytes: number): OdfPackage {
  const zip = openZip(bytes, maxInflatedBytes);
  const parts = createPartReader(zip);
  const entries = listManifest(parts.find('META-INF/manifest.xml'));
  if (isEncrypted(entries, zip)) throw new AppError('document_encrypted');
  return {
    isLegacy: /OpenOffice\.org_project\/680m/.test(findGenerator(parts.find('meta.xml'))),
    hasMacros: zip.names().some(isMacro),
    attachments: entries
      .filter(isAttachment)
      .map(({ path }) => ({ name: path.replace(/\/$/, '') })),
    hasDamage: parts.hasDamage,
    isCut: parts.isCut,
    findStyles: () => parts.find('styles.xml'),
    getContent() {
      const content = parts.find('content.xml');
      if (content === undefined) throw new AppError('document_corrupt');
      return content;
    },
  };
}

interface ManifestEntry {
  readonly path: string;
  readonly type: string;
  readonly isEncrypted: boolean;
}

function listManifest(root: XmlElement | undefined): ManifestEntry[] {
  const elements = root === undefined ? [] : listElements(root);
  return elements.map((element) => ({
    path: element.attributes['full-path'] ?? '',
    type: element.attributes['media-type'] ?? '',
    isEncrypted: findChild(element, 'manifest:encryption-data') !== undefined,
  }));
}

/** [ODF 1.3 part 2] 4.4: part by part; newer files are one encrypted package inside another. */
function isEncrypted(entries: readonly ManifestEntry[], zip: ZipArchive): boolean {
  if (zip.has('encrypted-package') && !zip.has('content.xml')) return true;
  return entries.some((entry) => entry.isEncrypted && /^(content|styles)\.xml$/.test(entry.path));
}

function findGenerator(root: XmlElement | undefined): string {
  const generator = findChild(findChild(root, 'office:meta'), 'generator');
  return generator?.children.filter((child) => typeof child === 'string').join('') ?? '';
}

/** A library that was only made, and holds no module, is no macro. */
function isMacro(name: string): boolean {
  if (/^Scripts\/.*[^/]$/.test(name)) return true;
  return /^Basic\/.*\.(xml|xba)$/.test(name) && !/\/(script|dialog)-l[bc]\.xml$/.test(name);
}

const embedded =
  /^application\/(vnd\.(oasis\.opendocument\.(text|spreadsheet|presentation|database)|sun\.star\.oleobject)|msword|vnd\.(ms-|openxmlformats))/;

function isAttachment({ path, type }: ManifestEntry): boolean {
  return path !== '/' && embedded.test(type);
}
