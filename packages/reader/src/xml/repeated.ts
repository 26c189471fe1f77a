import type { Tag } from './tag.ts';

/** Elements that a document writes a few of over and over: each is read once and shared by all its equals. */
const repeated: ReadonlySet<string> = new Set([
  'w:pPr',
  'w:rPr',
  'w:tblPr',
  'w:trPr',
  'w:tcPr',
  'w:tcBorders',
]);

const longest = 600;

/**
 * What is written behind an opening tag up to the end of its element, where others may be written the same; empty
 * where it is long, or the tag is not one of an element that is repeated.
 */
export function findRepeatable(text: string, { tag, at }: { tag: Tag; at: number }): string {
  if (!tag.isBare || !repeated.has(tag.element.name)) return '';
  const near = text.slice(at, at + longest);
  const end = near.indexOf(tag.closing);
  return end < 0 ? '' : near.slice(0, end + tag.closing.length);
}

/** Whether an element ends where it seems to: a comment, or an element of its name, may have an end like it. */
export function endsAsWritten(written: string, { closing, rawName }: Tag): boolean {
  const end = written.length - closing.length;
  return written.indexOf(rawName) === end + 2 && !written.includes('<!');
}
