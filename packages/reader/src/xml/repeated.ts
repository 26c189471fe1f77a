import type { Tag } from './tag.ts';

/** Elements that a document writes in a few forms over and over. Each form is parsed once and shared. */
const repeated: ReadonlySet<string> = new Set([
  'w:pPr',
  'w:rPr',
  'w:tblPr',
  'w:trPr',
  'w:tcPr',
  'w:tcBorders',
]);

const longestRepeated = 600;

/**
 * What is written after a start tag up to the end of its element, if the element is one that repeats; empty if it is
 * long or not repeated.
 */
export function findRepeatable(text: string, { tag, at }: { tag: Tag; at: number }): string {
  if (!tag.isBare || !repeated.has(tag.element.name)) return '';
  const near = text.slice(at, at + longestRepeated);
  const end = near.indexOf(tag.closing);
  return end < 0 ? '' : near.slice(0, end + tag.closing.length);
}

/**
 * Whether an element ends where it seems to: a comment, or a nested element of its name, may contain the same end tag.
 */
export function endsAsWritten(written: string, { closing, rawName }: Tag): boolean {
  const end = written.length - closing.length;
  return written.indexOf(rawName) === end + 2 && !written.includes('<!');
}
