import type { Block } from '@clauselight/schema';

interface BlockFacts {
  text: string;
  /** Outline depth of a heading. */
  depth: number | undefined;
  /** The page that begins here. */
  page: number | undefined;
  /** Whether the document holds right-to-left writing, so that each block finds its own direction. */
  hasDirection: boolean;
}

const headingTags = ['h3', 'h4', 'h5', 'h6'] as const;

/** The element of a block, with exactly one text node: an offset in it is an offset from `data-start`. */
export function createBlockElement(block: Block, facts: BlockFacts): HTMLElement {
  const { text, depth, page, hasDirection } = facts;
  const tag = depth === undefined ? 'p' : (headingTags[depth - 1] ?? 'h6');
  const element = document.createElement(tag);
  element.dataset.start = String(block.start);
  element.dataset.kind = block.kind;
  if (page !== undefined) element.dataset.page = String(page);
  if (block.isHeaderRow) element.dataset.header = '';
  if (hasDirection) element.dir = 'auto';
  if (block.level !== undefined && block.level > 1) {
    element.style.setProperty('--depth', String(block.level - 1));
  }
  element.append(document.createTextNode(text));
  return element;
}
