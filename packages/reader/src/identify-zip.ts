import { type DocumentFormat, findFormatByName } from '@clauselight/schema';
import { listZipNames, openZip } from './archive/zip.ts';
import { listInnerFiles } from './source/inner-files.ts';

type ZipIdentity = DocumentFormat | 'archive' | 'unread' | 'broken-zip' | 'unknown';

/** Folders and entries that only one format has; the first match decides. */
const formatEntries: readonly (readonly [RegExp, ZipIdentity])[] = [
  [/^word\//i, 'docx'],
  [/^xl\//i, 'xlsx'],
  [/^ppt\//i, 'pptx'],
  // Pages, Numbers and Keynote.
  [/^Index\/.+\.iwa$|^Index\.zip$|^index\.(apxl|xml\.gz)$/i, 'unread'],
  [/^META-INF\/container\.xml$|\.opf$/i, 'epub'],
];
const declaredTypes: readonly (readonly [string, DocumentFormat])[] = [
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
  ['application/epub+zip', 'epub'],
];
/** What each kind of an OpenDocument file's body is. */
const bodies: Readonly<Record<string, DocumentFormat>> = {
  text: 'odt',
  spreadsheet: 'ods',
  presentation: 'odp',
};
/** Longest entry `mimetype` that is examined, in bytes. */
const longestType = 1000;
/** Bytes of an OpenDocument file's content that are searched for its body. */
const longestContent = 4 * 1024 * 1024;
const latin = new TextDecoder('latin1');

/**
 * What a zip file holds, damaged or not. Returns `broken-zip` if it is damaged and what is left does not identify it,
 * `archive` for a zip of documents, `unread` for a known format that cannot be read, and `unknown` for a zip of other things.
 */
export function identifyZip(bytes: Uint8Array): ZipIdentity {
  const { names, isWhole } = listZipNames(bytes);
  const declared = findDeclaredType(bytes);
  if (declared !== undefined && names.length > 0) return declared;
  const formatEntry = formatEntries.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (formatEntry !== undefined) return formatEntry[1];
  const body = names.includes('content.xml') ? findOpenDocumentBody(bytes) : undefined;
  if (body !== undefined) return body;
  if (!isWhole) return 'broken-zip';
  return listDocuments(names).length > 0 ? 'archive' : 'unknown';
}

/** Says which documents an archive holds: `It holds 2 documents: a.pdf, b.docx.` */
export function describeArchive(bytes: Uint8Array): string {
  const documents = listDocuments(listZipNames(bytes).names);
  const count = documents.length === 1 ? 'a document' : `${documents.length} documents`;
  return `It holds ${count}: ${listInnerFiles(documents.map((name) => ({ name })))}.`;
}

/** What may be documents, without what a system keeps beside them. */
function listDocuments(names: readonly string[]): string[] {
  return names.filter(
    (name) => findFormatByName(name) !== undefined && !/^__MACOSX\/|(^|\/)\./.test(name),
  );
}

/**
 * OpenDocument and EPUB state their type in the entry `mimetype`. It should be stored first, but some applications
 * write it anywhere.
 */
function findDeclaredType(bytes: Uint8Array): DocumentFormat | undefined {
  const find = (declared: string) => declaredTypes.find(([type]) => declared.startsWith(type))?.[1];
  const head = latin.decode(bytes.subarray(30, 130));
  const stored = head.startsWith('mimetype') ? find(head.slice('mimetype'.length)) : undefined;
  return stored ?? find(readStart(bytes, { name: 'mimetype', length: longestType }).trim());
}

/** If its type is lost, the content of an OpenDocument file still identifies it. */
function findOpenDocumentBody(bytes: Uint8Array): DocumentFormat | undefined {
  const content = readStart(bytes, { name: 'content.xml', length: longestContent });
  const kind = /<office:(text|spreadsheet|presentation)[\s>]/.exec(content)?.[1];
  return kind === undefined ? undefined : bodies[kind];
}

/** The beginning of an entry, as far as it can be read. */
function readStart(bytes: Uint8Array, { name, length }: { name: string; length: number }): string {
  let start = '';
  try {
    openZip(bytes, length * 4).stream(name, (chunk) => {
      start += latin.decode(chunk.subarray(0, length - start.length));
      return start.length < length;
    });
  } catch {
    // Whatever came before the damage is used.
  }
  return start;
}
