import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';
import type { CellContext, WordContext } from './context.ts';
import { collectWords } from './plain-text.ts';
import { readChanges } from './revisions.ts';
import { findBackground, type WordStyle } from './styles.ts';

interface TableTools {
  readonly context: WordContext;
  /** Reads the blocks of a cell. */
  readBody(element: XmlElement, context: WordContext): Draft[];
}

interface TableFacts extends TableTools {
  readonly number: number;
  readonly style: WordStyle | undefined;
  /** The backgrounds of the whole table, nearest first. */
  readonly backgrounds: readonly (string | undefined)[];
  /** Whether the file states that the first row is formatted differently. */
  readonly hasSpecialFirstRow: boolean;
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);
/** The most columns that Word allows in a table. */
const mostColumns = 63;

/** Reads a table row by row. */
export function readTable(table: XmlElement, tools: TableTools): Draft[] {
  const { context } = tools;
  context.tables += 1;
  const properties = findChild(table, 'w:tblPr');
  const style = context.styles.find(findValue(properties, 'w:tblStyle') ?? '');
  const shadedStyle = style?.hasShadedParts === true ? 'pattern' : undefined;
  const facts: TableFacts = {
    ...tools,
    number: context.tables,
    style,
    backgrounds: [findBackground(properties), shadedStyle, ...context.cellContext.backgrounds],
    hasSpecialFirstRow: hasSpecialFirstRow(properties),
  };
  const drafts: Draft[] = [];
  for (const [index, row] of listWrapped(table, 'w:tr').entries()) {
    for (const draft of readRow(row, { facts, index })) drafts.push(draft);
  }
  return drafts;
}

/** `w:tblLook`, by name or as the bits of older files. */
function hasSpecialFirstRow(properties: XmlElement | undefined): boolean {
  const tableLook = findChild(properties, 'w:tblLook');
  const { firstRow, val = '' } = tableLook?.attributes ?? {};
  if (firstRow !== undefined) return /^(1|true|on)$/.test(firstRow);
  return (Number.parseInt(val, 16) & 0x20) !== 0;
}

function readRow(row: XmlElement, { facts, index }: { facts: TableFacts; index: number }): Draft[] {
  const { context } = facts;
  const properties = findChild(row, 'w:trPr');
  const change = readChanges(properties);
  if (change.deleted !== undefined || change.inserted !== undefined)
    context.noticed.add('tracked-changes');
  if (change.deleted !== undefined) {
    context.marks.push({ kind: 'deletion', text: `${collectWords(row)}\n`, ...change.deleted });
    return [];
  }
  if (findSwitch(properties, 'w:hidden') === true) {
    context.noticed.add('hidden-text');
    context.marks.push({ kind: 'hidden', text: collectWords(row) });
    return [];
  }
  const nonBoldBefore = context.nonBoldCount;
  const cells = readCells(row, { facts, cellContext: { backgrounds: facts.backgrounds, change } });
  const isBold = facts.style?.hasBoldFirstRow === true || context.nonBoldCount === nonBoldBefore;
  const isTitleRow = index === 0 && facts.hasSpecialFirstRow && isBold && areFilled(cells);
  const isHeaderRow = (findSwitch(properties, 'w:tblHeader') ?? false) || isTitleRow;
  return createRow(cells, { table: facts.number, isHeaderRow });
}

function areFilled(cells: readonly (readonly Draft[])[]): boolean {
  return cells.length > 1 && cells.every((drafts) => drafts.length > 0);
}

function readCells(
  row: XmlElement,
  { facts, cellContext }: { facts: TableFacts; cellContext: CellContext },
): Draft[][] {
  const properties = findChild(row, 'w:trPr');
  const cells: Draft[][] = createEmptyCells(readSpan(properties, 'w:gridBefore', 0));
  const elements = listWrapped(row, 'w:tc');
  for (const element of elements) {
    cells.push(readCell(element, { facts, cellContext }));
    // A cell that spans several columns leaves the others empty. If it is alone in its row, it is a line of its own.
    const span = readSpan(findChild(element, 'w:tcPr'), 'w:gridSpan', 1);
    if (elements.length > 1)
      cells.push(...createEmptyCells(Math.min(span - 1, mostColumns - cells.length)));
  }
  return cells;
}

function createEmptyCells(count: number): Draft[][] {
  return Array.from({ length: Math.max(0, count) }, () => []);
}

function readSpan(properties: XmlElement | undefined, name: string, otherwise: number): number {
  const value = Number.parseInt(findValue(properties, name) ?? '', 10);
  return Number.isNaN(value) ? otherwise : Math.min(mostColumns, Math.max(otherwise, value));
}

function readCell(
  cell: XmlElement,
  { facts, cellContext }: { facts: TableFacts; cellContext: CellContext },
): Draft[] {
  const { context, readBody } = facts;
  const properties = findChild(cell, 'w:tcPr');
  const outer = context.cellContext;
  context.cellContext = {
    backgrounds: [findBackground(properties), ...cellContext.backgrounds],
    change: { ...cellContext.change, ...readChanges(properties) },
  };
  const drafts = readBody(cell, context);
  context.cellContext = outer;
  return isMergedAway(properties) ? [] : drafts;
}

/** A cell merged with the one above or before displays nothing itself. */
function isMergedAway(properties: XmlElement | undefined): boolean {
  return ['w:vMerge', 'w:hMerge'].some((name) => {
    const merge = findChild(properties, name);
    return merge !== undefined && (merge.attributes.val ?? 'continue') === 'continue';
  });
}

function listWrapped(element: XmlElement, name: string): XmlElement[] {
  return listElements(element).flatMap((child) => {
    if (child.name === name) return [child];
    return wrappers.has(child.name) ? listWrapped(child, name) : [];
  });
}
