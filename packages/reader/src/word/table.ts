import { cleanBlockText } from '../source/clean-text.ts';
import { createDraft, type Draft, getDraftText } from '../source/draft.ts';
import { findChild, findValue, listElements, type XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';

interface TableTools {
  readonly context: WordContext;
  /** Reads the blocks of a cell. */
  readBody(element: XmlElement, context: WordContext): Draft[];
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);
/** A cell with more paragraphs, or more characters, is page layout and not tabulation. */
const mostParagraphsOfCell = 3;
const longestCell = 1200;

/**
 * Reads a table row by row. A row of data is one block with tabs between its cells;
 * a row that only lays out paragraphs gives those paragraphs, cell by cell.
 */
export function readTable(table: XmlElement, tools: TableTools): Draft[] {
  return listWrapped(table, 'w:tr').flatMap((row) => {
    if (findChild(findChild(row, 'w:trPr'), 'w:del') !== undefined) {
      tools.context.noticed.add('tracked-changes');
      return [];
    }
    return readRow(row, tools);
  });
}

function readRow(row: XmlElement, { context, readBody }: TableTools): Draft[] {
  const cells = listWrapped(row, 'w:tc').map((cell) => {
    const drafts = readBody(cell, context);
    return isContinued(cell) ? [] : drafts;
  });
  const filled = cells.filter((drafts) => drafts.length > 0);
  if (filled.length < 2 || filled.some(isLayout)) return cells.flat();
  const text = cells.map(getCellText).join('\t');
  const number = cells[0]?.[0]?.number;
  const notes = cells.flat().filter((draft) => draft.kind === 'footnote');
  return [
    createDraft(text, { kind: 'table-row', ...(number === undefined ? {} : { number }) }),
    ...notes,
  ];
}

/** A cell merged with the one above shows nothing of its own. */
function isContinued(cell: XmlElement): boolean {
  const merge = findChild(findChild(cell, 'w:tcPr'), 'w:vMerge');
  return (
    merge !== undefined &&
    (findValue(findChild(cell, 'w:tcPr'), 'w:vMerge') ?? 'continue') === 'continue'
  );
}

function isLayout(drafts: readonly Draft[]): boolean {
  const blocks = drafts.filter((draft) => draft.kind !== 'footnote');
  const length = blocks.reduce((sum, draft) => sum + getDraftText(draft).length, 0);
  return (
    blocks.length > mostParagraphsOfCell ||
    length > longestCell ||
    blocks.some((draft) => draft.kind === 'table-row')
  );
}

function getCellText(drafts: readonly Draft[]): string {
  const blocks = drafts.filter((draft) => draft.kind !== 'footnote');
  return cleanBlockText(blocks.map(getDraftText).join('\n')).replaceAll('\t', ' ');
}

function listWrapped(element: XmlElement, name: string): XmlElement[] {
  return listElements(element).flatMap((child) => {
    if (child.name === name) return [child];
    return wrappers.has(child.name) ? listWrapped(child, name) : [];
  });
}
