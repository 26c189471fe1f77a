import {
  createDecoder,
  createNameFinder,
  getRelationshipsName,
  listRelationships,
  openPackage,
  openZip,
  readXmlPart,
} from '@clauselight/reader/docx';
import { AppError } from '@clauselight/schema';
import { locateDocument } from './xml/locate.ts';
import type { LocatedDocument } from './xml/located.ts';
import { isStrict } from './xml/word-tags.ts';

/** A Word file that comments are written into. */
export interface Original {
  readonly located: LocatedDocument;
  /** Names of parts as the zip has them; the comments are absent where the document has none. */
  readonly mainName: string;
  readonly relationshipsName: string;
  readonly commentsName: string | undefined;
  readonly isStrict: boolean;
  has(name: string): boolean;
  /** A part as text. */
  read(name: string): string | undefined;
}

/** Bytes of a part that is written into. */
const longestPart = 64 * 1024 * 1024;

/**
 * Opens a Word file. A damaged one can be read in part, and is not written into: throws `document_corrupt` for it,
 * and as reading does.
 */
export function openOriginal(bytes: Uint8Array, maxInflatedBytes: number): Original {
  const zip = openZip(bytes, maxInflatedBytes);
  if (!zip.isWhole) throw new AppError('document_corrupt');
  const { mainName } = openPackage(bytes, maxInflatedBytes);
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

/** Written back, a part is UTF-8, whatever it was. */
function decode(part: Uint8Array): string {
  if (part.length > longestPart) throw new AppError('document_too_complex');
  const decoder = createDecoder();
  const xml = decoder.write(part) + decoder.close();
  return xml.replace(
    /^(\s*<\?xml[^>]*?\sencoding\s*=\s*)(?:"[^">]*"|'[^'>]*')/,
    (written, head: string) => (/utf-?8/i.test(written) ? written : `${head}"UTF-8"`),
  );
}
