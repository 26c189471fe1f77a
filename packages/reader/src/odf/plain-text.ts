import type { XmlElement } from '../xml/tree.ts';

const blocks = new Set(['text:p', 'text:h']);
const silent = new Set([
  'text:note-citation',
  'text:ruby-text',
  'text:tracked-changes',
  'text:label',
  'office:annotation',
  'office:forms',
  'office:change-info',
  'dc:creator',
  'dc:date',
]);

/** The words of an element, one line per paragraph. Used for notes and comments. */
export function getPlainText(element: XmlElement): string {
  const parts: string[] = [];
  collect(element, parts);
  const lines = parts.join('').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function collect(element: XmlElement, parts: string[]): void {
  if (silent.has(element.name)) return;
  if (element.name === 'text:s') parts.push(' '.repeat(getSpaces(element)));
  if (element.name === 'text:tab') parts.push('\t');
  if (blocks.has(element.name) || element.name === 'text:line-break') parts.push('\n');
  for (const child of element.children) {
    if (typeof child !== 'string') collect(child, parts);
    else if (holdsText(element)) parts.push(child.replace(/[ \t\r\n]+/g, ' '));
  }
  if (blocks.has(element.name)) parts.push('\n');
}

/** Between paragraphs there is nothing but the layout of the XML. */
function holdsText({ name }: XmlElement): boolean {
  return !/^(text:(list|list-item|list-header|section|deletion|note|note-body|index-body)|table:.*|office:.*|draw:.*)$/.test(
    name,
  );
}

const mostSpaces = 1000;

/** The number of spaces of a `text:s`. */
export function getSpaces({ attributes }: XmlElement): number {
  const count = Number.parseInt(attributes.c ?? '1', 10);
  return Number.isNaN(count) ? 1 : Math.min(mostSpaces, Math.max(0, count));
}
