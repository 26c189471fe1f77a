import type { Located } from '../xml/located.ts';

/** What in a paragraph may have the ends of comments among its children (ECMA-376 part 1, 17.13.4). */
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

/** Where words stand in their paragraph. */
export interface Anchor {
  /** The outermost paragraph: what stands in a text box belongs to the one that holds the box. */
  readonly paragraph: Located;
  /** The child of the paragraph that they are in. */
  readonly top: Located;
  /** What is to be enclosed as a whole where it cannot be cut. */
  readonly unit: Located;
  /** Whether the unit is a run that may be cut before, behind and inside the element of the words. */
  readonly isCuttable: boolean;
}

/** Finds where a comment can enclose an element; nothing for one outside of paragraphs. */
export function findAnchor(leaf: Located): Anchor | undefined {
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
function listPath(leaf: Located): Located[] {
  const path: Located[] = [];
  for (let next: Located | undefined = leaf; next !== undefined; next = next.parent)
    path.push(next);
  return path.reverse();
}
