import type { NameTable } from './names.ts';
import { type FoundTag, readTag, type XmlElement } from './tag.ts';

const opening = /^<[A-Za-z_][\w:.-]*/;
const wholeAttributes = /\s[\w:.-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*')/g;

/**
 * Repairs a broken tag: keeps its name and the attributes that are whole.
 * @returns No tag if there is no name; undefined if the text ends before the tag does. `end` is the offset of the next
 * closing bracket.
 */
export function repairTag(
  text: string,
  { start, end, names }: { start: number; end: number; names: NameTable },
): FoundTag | { tag: undefined; end: number } | undefined {
  const next = text.indexOf('<', start + 1);
  if (next < 0 && end < 0) return undefined;
  if (end < 0 || (next >= 0 && next < end)) return { tag: undefined, end: next };
  const broken = text.slice(start, end + 1);
  const name = opening.exec(broken)?.[0];
  if (name === undefined) return { tag: undefined, end: end + 1 };
  const attributes = broken.match(wholeAttributes)?.join('') ?? '';
  const repaired = `${name}${attributes}${broken.endsWith('/>') ? '/>' : '>'}`;
  const found = readTag(repaired, { start: 0, names });
  return found === undefined ? { tag: undefined, end: end + 1 } : { ...found, end: end + 1 };
}

/**
 * In the content of an element without an end tag, the index of the first child that belongs after the element: one
 * with the name of the element or of one before it. Returns the length of the content if there is none.
 */
export function findMisplaced(
  content: readonly (XmlElement | string)[],
  names: ReadonlySet<string>,
): number {
  const at = content.findIndex((node) => typeof node !== 'string' && names.has(node.name));
  return at < 0 ? content.length : at;
}
