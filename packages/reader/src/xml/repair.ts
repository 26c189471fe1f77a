import type { Names } from './names.ts';
import { type FoundTag, readTag, type XmlElement } from './tag.ts';

const opening = /^<[A-Za-z_][\w:.-]*/;
const wholeAttributes = /\s[\w:.-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*')/g;

/**
 * Makes of a broken tag what can be made of it: its name and those of its attributes that are whole. `end` is the
 * offset of the next closing bracket. Without a tag where there is no name; nothing where the text ends before.
 */
export function mendTag(
  text: string,
  { start, end, names }: { start: number; end: number; names: Names },
): FoundTag | { tag: undefined; end: number } | undefined {
  const next = text.indexOf('<', start + 1);
  if (next < 0 && end < 0) return undefined;
  if (end < 0 || (next >= 0 && next < end)) return { tag: undefined, end: next };
  const broken = text.slice(start, end + 1);
  const name = opening.exec(broken)?.[0];
  if (name === undefined) return { tag: undefined, end: end + 1 };
  const attributes = broken.match(wholeAttributes)?.join('') ?? '';
  const mended = `${name}${attributes}${broken.endsWith('/>') ? '/>' : '>'}`;
  const found = readTag(mended, { start: 0, names });
  return found === undefined ? { tag: undefined, end: end + 1 } : { ...found, end: end + 1 };
}

/**
 * Where, in what an element holds whose end is missing, begins what belongs behind it: at the first element that is
 * called as it is, or as one in front of it. The length of the content where nothing does.
 */
export function findStray(
  content: readonly (XmlElement | string)[],
  names: ReadonlySet<string>,
): number {
  const at = content.findIndex((node) => typeof node !== 'string' && names.has(node.name));
  return at < 0 ? content.length : at;
}
