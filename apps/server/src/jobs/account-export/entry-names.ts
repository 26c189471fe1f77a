import { type DocumentFormat, formats } from '@clauselight/schema';

/** Longest part of a file's name that is kept, in characters: a path in the archive stays under what Windows takes. */
const maxLength = 60;

/**
 * A folder for the n-th document, named after its file as far as every system takes the name. The number makes it one of
 * its kind, and keeps it from being a name that Windows has reserved.
 */
export function nameDocumentFolder(index: number, filename: string): string {
  const bare = filename.normalize('NFC').replace(/\.[^.]*$/, '');
  const plain = bare.replaceAll(/[^\p{L}\p{M}\p{N} ()_-]+/gu, '_');
  const name = [...plain].slice(0, maxLength).join('').trim();
  return `documents/${String(index + 1).padStart(3, '0')}-${name || 'document'}`;
}

/** The original file, by its format: what it was called stands in the facts of the document. */
export function nameOriginal(format: DocumentFormat): string {
  return `original${formats[format].extensions[0]}`;
}
