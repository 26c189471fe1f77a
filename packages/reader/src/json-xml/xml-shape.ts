import { listChildren, type XmlNode } from './xml-tree.ts';

/** The purpose of an element, from its name and its content. */
export interface XmlShape {
  /** Whether it directly contains text. */
  readonly hasText: boolean;
  /** Whether it contains a block anywhere inside: a paragraph, a list, a table. */
  readonly hasBlock: boolean;
  /** Whether it holds no element. */
  readonly isLeaf: boolean;
}

/** How the vocabularies people write documents in name a paragraph: DocBook, TEI, JATS, DITA, WordprocessingML. */
export const paragraphNames: ReadonlySet<string> = new Set([
  'p',
  'P',
  'para',
  'simpara',
  'formalpara',
  'ab',
]);
export const headingNames: ReadonlySet<string> = new Set([
  'title',
  'heading',
  'head',
  'subtitle',
  'subheading',
  'bridgehead',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** The number in front of a heading or paragraph. */
export const labelNames: ReadonlySet<string> = new Set(['num', 'label', 'enum', 'no']);
export const itemNames: ReadonlySet<string> = new Set(['li', 'item', 'listitem', 'list-item']);
export const tableNames: ReadonlySet<string> = new Set(['table', 'informaltable', 'tbl']);
export const rowNames: ReadonlySet<string> = new Set(['tr', 'row']);
export const cellNames: ReadonlySet<string> = new Set(['td', 'th', 'entry', 'cell', 'tc']);
export const noteNames: ReadonlySet<string> = new Set(['fn', 'footnote']);

const otherBlocks = ['list', 'itemizedlist', 'orderedlist', 'ul', 'ol', 'sec', 'section', 'div'];
const blockNames: ReadonlySet<string> = new Set([
  ...paragraphNames,
  ...itemNames,
  ...tableNames,
  ...rowNames,
  ...otherBlocks,
]);

/** Shapes of every element of a document. */
export function measureShapes(root: XmlNode): ReadonlyMap<XmlNode, XmlShape> {
  const shapes = new Map<XmlNode, XmlShape>();
  const measure = (node: XmlNode): XmlShape => {
    const children = listChildren(node);
    let hasBlock = false;
    for (const child of children) {
      const inner = measure(child);
      // A note is outside the paragraph that it is called from.
      const isInside = !noteNames.has(child.name);
      hasBlock ||= isInside && (inner.hasBlock || blockNames.has(child.name));
    }
    const hasText = node.children.some((child) => typeof child === 'string' && child.trim() !== '');
    const shape = { hasText, hasBlock, isLeaf: children.length === 0 };
    shapes.set(node, shape);
    return shape;
  };
  measure(root);
  return shapes;
}

/** Whether a document is prose with markup in it, not data with names. */
export function isProse(shapes: ReadonlyMap<XmlNode, XmlShape>): boolean {
  for (const [node, { hasText, hasBlock, isLeaf }] of shapes) {
    if (paragraphNames.has(node.name) && !hasBlock) return true;
    if (hasText && !isLeaf && !noteNames.has(node.name)) return true;
  }
  return false;
}
