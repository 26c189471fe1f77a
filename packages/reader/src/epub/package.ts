import { AppError } from '@clauselight/schema';
import type { ZipArchive } from '../archive/zip.ts';
import { readXmlPart, type XmlPart } from '../xml/read-part.ts';
import { findChild, listElements, type XmlElement } from '../xml/tree.ts';

/** One document of a book. */
export interface BookItem {
  /** Its name in the archive. */
  readonly name: string;
  /** Whether the book says that it is the table of contents. */
  readonly isContents: boolean;
}

const mostItems = 5000;

/** The documents of a book, and whether the parts that list them could be read without a fault. */
export interface BookList {
  readonly items: readonly BookItem[];
  readonly isWhole: boolean;
}

/**
 * Lists the documents of a book in reading order. If the list is damaged, documents that are not listed follow,
 * sorted by name. Throws `document_corrupt` if there are none.
 */
export function listBookItems(archive: ZipArchive): BookList {
  const root = findRootFile(archive);
  const book = root === undefined ? undefined : parsePart(archive, root);
  const isWhole = archive.isWhole && book?.isWhole === true;
  const items = book === undefined ? [] : listSpine(book.root, root ?? '');
  const listed = new Set(items.map(({ name }) => name));
  const others = isWhole && items.length > 0 ? [] : listAllPages(archive);
  const found = [...items, ...others.filter(({ name }) => !listed.has(name))];
  if (found.length === 0) throw new AppError('document_corrupt');
  return { items: found.slice(0, mostItems), isWhole };
}

/** Throws `document_encrypted` where more than fonts is encrypted; [EPUB 3.3] 4.2.6.3.2 and 4.4. */
export function refuseEncrypted(archive: ZipArchive): void {
  const encryption = parsePart(archive, 'META-INF/encryption.xml')?.root;
  if (encryption === undefined) return;
  const isEncrypted = listElements(encryption)
    .filter(({ name }) => name === 'EncryptedData')
    .some((data) => !isFontObfuscation(findChild(data, 'EncryptionMethod')));
  if (isEncrypted) throw new AppError('document_encrypted');
}

const obfuscations: ReadonlySet<string> = new Set([
  'http://www.idpf.org/2008/embedding',
  'http://ns.adobe.com/pdf/enc#RC',
]);

function isFontObfuscation(method: XmlElement | undefined): boolean {
  return obfuscations.has(method?.attributes.Algorithm ?? '');
}

function findRootFile(archive: ZipArchive): string | undefined {
  const container = parsePart(archive, 'META-INF/container.xml')?.root;
  const files = findChild(container, 'rootfiles');
  const path = findChild(files, 'rootfile')?.attributes['full-path'];
  if (path !== undefined && archive.has(path)) return path;
  return archive.names().find((name) => name.toLowerCase().endsWith('.opf'));
}

function listSpine(book: XmlElement, root: string): BookItem[] {
  const manifest = findChild(book, 'manifest');
  const spine = findChild(book, 'spine');
  if (manifest === undefined || spine === undefined) return [];
  const files = new Map(listElements(manifest).map((item) => [item.attributes.id ?? '', item]));
  const contents = findContents(book, root);
  const names = new Set<string>();
  return listElements(spine).flatMap(({ attributes }) => {
    const file = files.get(attributes.idref ?? '');
    if (file === undefined || !isPage(file)) return [];
    const name = resolve(file.attributes.href ?? '', root);
    if (names.has(name)) return [];
    names.add(name);
    const isNavigation = /\bnav\b/.test(file.attributes.properties ?? '');
    return [{ name, isContents: isNavigation || name === contents }];
  });
}

/** Where the guide of an older book says the table of contents is. */
function findContents(book: XmlElement | undefined, root: string): string | undefined {
  const guide = findChild(book, 'guide');
  if (guide === undefined) return undefined;
  const reference = listElements(guide).find(({ attributes }) => attributes.type === 'toc');
  return reference === undefined ? undefined : resolve(reference.attributes.href ?? '', root);
}

function isPage({ attributes }: XmlElement): boolean {
  const type = attributes['media-type'] ?? '';
  return /html|dtbook/.test(type) || (type === '' && isPageName(attributes.href ?? ''));
}

function isPageName(name: string): boolean {
  return /\.x?html?$/i.test(name);
}

function listAllPages(archive: ZipArchive): BookItem[] {
  return archive
    .names()
    .filter(isPageName)
    .sort()
    .map((name) => ({ name, isContents: false }));
}

/** A reference in a part of the archive as a name in the archive. */
export function resolve(reference: string, root: string): string {
  const path: string[] = root.split('/').slice(0, -1);
  for (const part of decode(reference.replace(/[?#].*$/, '')).split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}

function decode(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/** A part as a tree; nothing if it is missing or nothing can be made of it. */
function parsePart(archive: ZipArchive, name: string): XmlPart | undefined {
  try {
    return readXmlPart(archive, name);
  } catch (error) {
    if (error instanceof AppError && error.code === 'document_corrupt') return undefined;
    throw error;
  }
}
