import { type DocumentFormat, formats } from '@clauselight/schema';

/** The longest part of a file's name, in characters: paths in the archive stay within the limit of Windows. */
const maxLength = 60;

/**
 * The folder of the n-th document, named after its file with characters that every system accepts. The number makes
 * the name unique and keeps it from being a reserved name of Windows.
 */
export function getDocumentFolder(index: number, filename: string): string {
  const bare = filename.normalize('NFC').replace(/\.[^.]*$/, '');
  const plain = bare.replaceAll(/[^\p{L}\p{M}\p{N} ()_-]+/gu, '_');
  const name = [...plain].slice(0, maxLength).join('').trim();
  return `documents/${String(index + 1).padStart(3, '0')}-${name || 'document'}`;
}

/** The name of the original file, from its format. The document's facts contain the uploaded name. */
export function getOriginalName(format: DocumentFormat): string {
  return `original${formats[format].extensions[0]}`;
}
