import {
  createDecoder,
  createNameFinder,
  getRelationshipsName,
  listRelationships,
  openWordPackage,
  openZip,
  readXmlPart,
} from '@clauselight/reader/docx';
import { AppError } from '@clauselight/schema';
import { locateDocument } from './xml/locate.ts';
import type { LocatedDocument } from './xml/located-element.ts';
import { isStrict } from './xml/word-tags.ts';

/** A Word file that gets comments. */
export interface Original {
  readonly located: LocatedDocument;
  /** Names of parts in the zip. The comments part is absent if the document has no comments. */
  readonly mainName: string;
  readonly relationshipsName: string;
  readonly commentsName: string | undefined;
  readonly isStrict: boolean;
  has(name: string): boolean;
  /** Reads a part as text. */
  read(name: string): string | undefined;
}

/** The largest part that can be changed, in bytes. */
const longestPart = 64 * 1024 * 1024;

/**
 * Opens a Word file. A damaged file can be read in part but not changed: throws `document_corrupt`, and the errors of
 * reading.
 */
export function openOriginal(bytes: Uint8Array, maxInflatedBytes: number): Original {
  const zip = openZip(bytes, maxInflatedBytes);
  if (!zip.isWhole) throw new AppError('document_corrupt');
  const { mainName } = openWordPackage(bytes, maxInflatedBytes);
  const find = createNameFinder(zip.names());
  const expected = getRelationshipsName(mainName);
  const relationshipsName = find(expected) ?? expected;
  const relationships = listRelationships(readXmlPart(zip, relationshipsName)?.root, mainName);
  const comments = relationships.find(({ type }) => type === 'comments')?.target;
  const read = (name: string) => {
    const part = zip.read(name);
    return part === undefined ? undefined : decode(part);
  };
  const located = locateDocument(read(mainName) ?? '');
  return {
    located,
    mainName,
    relationshipsName,
    commentsName: comments === undefined ? undefined : find(comments),
    isStrict: isStrict(located),
    has: (name) => find(name) !== undefined,
    read,
  };
}

/** A changed part is written in UTF-8, whatever its encoding was. */
function decode(part: Uint8Array): string {
  if (part.length > longestPart) throw new AppError('document_too_complex');
  const decoder = createDecoder();
  const xml = decoder.write(part) + decoder.close();
  return xml.replace(
    /^(\s*<\?xml[^>]*?\sencoding\s*=\s*)(?:"[^">]*"|'[^'>]*')/,
    (written, head: string) => (/utf-?8/i.test(written) ? written : `${head}"UTF-8"`),
  );
}
