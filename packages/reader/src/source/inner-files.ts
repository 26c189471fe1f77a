import { cutText } from '@clauselight/core';
import type { ReaderWarning } from '@clauselight/schema';
import { cleanText } from './clean-text.ts';

/** A file inside a document, which is not read. */
export interface InnerFile {
  /** Empty if it has none. */
  readonly name: string;
  /** Media type, told where there is no name. */
  readonly type?: string;
  /** In bytes, where it is known. */
  readonly size?: number;
}

const mostNamed = 20;
const longestName = 80;

/** The warning for files inside a document, by name; undefined if there are none. */
export function createInnerFilesWarning(files: readonly InnerFile[]): ReaderWarning | undefined {
  const message = describeInnerFiles(files);
  return message === undefined ? undefined : { code: 'attachments-left-out', message };
}

/** `This file holds 2 others, which were not read: offer.pdf (2 KB), prices.xlsx.` */
export function describeInnerFiles(files: readonly InnerFile[]): string | undefined {
  if (files.length === 0) return undefined;
  const count = files.length === 1 ? 'another, which was' : `${files.length} others, which were`;
  return `This file holds ${count} not read: ${listInnerFiles(files)}.`;
}

/** Names and sizes of the first files, and how many more there are. */
export function listInnerFiles(files: readonly InnerFile[]): string {
  const names = files.slice(0, mostNamed).map(describe);
  const more = files.length - names.length;
  return (more > 0 ? [...names, `and ${more} more`] : names).join(', ');
}

function describe({ name, type, size }: InnerFile): string {
  const clean = cleanText(name).replace(/\s+/g, ' ').trim();
  const short = clean.length > longestName ? `${cutText(clean, longestName)}…` : clean;
  const shown = short === '' ? 'a file without a name' : short;
  const facts = [
    ...(short === '' && type !== undefined ? [type] : []),
    ...(size === undefined ? [] : [formatSize(size)]),
  ];
  return facts.length === 0 ? shown : `${shown} (${facts.join(', ')})`;
}

function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
