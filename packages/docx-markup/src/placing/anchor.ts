import type { LocatedElement } from '../xml/located-element.ts';

/** The elements of a paragraph that may contain comment marks as children (ECMA-376 part 1, 17.13.4). */
const containers: ReadonlySet<string> = new Set([
  'w:p',
  'w:hyperlink',
  'w:fldSimple',
  'w:smartTag',
  'w:customXml',
  'w:sdt',
  'w:sdtContent',
  'w:ins',
  'w:moveTo',
  'w:dir',
  'w:bdo',
]);

/** The position of words in their paragraph. */
export interface Anchor {
  /** The outermost paragraph: words in a text box belong to the paragraph with the box. */
  readonly paragraph: LocatedElement;
  /** The paragraph's child that contains the words. */
  readonly top: LocatedElement;
  /** The smallest element that a comment can enclose if it cannot be cut. */
  readonly unit: LocatedElement;
  /** Whether the unit is a run that may be cut before, after and inside the words' element. */
  readonly isCuttable: boolean;
}

/** Finds where a comment can enclose an element; undefined for an element outside paragraphs. */
export function findAnchor(leaf: LocatedElement): Anchor | undefined {
  const path = listPath(leaf);
  const at = path.findIndex(({ name }) => name === 'w:p');
  const [paragraph, top] = [path[at], path[at + 1]];
  if (at < 0 || paragraph === undefined || top === undefined) return undefined;
  let unit = top;
  for (const element of path.slice(at + 1)) {
    unit = element;
    if (element === leaf || !containers.has(element.name) || element.isFixed === true) break;
  }
  return { paragraph, top, unit, isCuttable: unit.name === 'w:r' && leaf.parent === unit };
}

/** The elements around one, from the outermost to itself. */
function listPath(leaf: LocatedElement): LocatedElement[] {
  const path: LocatedElement[] = [];
  for (let next: LocatedElement | undefined = leaf; next !== undefined; next = next.parent)
    path.push(next);
  return path.reverse();
}
