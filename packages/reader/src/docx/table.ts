import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';
import type { Surroundings, WordContext } from './context.ts';
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
  /** What lies behind the words of the whole table, the nearest first. */
  readonly grounds: readonly (string | undefined)[];
  /** Whether the file says that the first row is set apart by its looks. */
  readonly hasSpecialFirstRow: boolean;
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);
/** Columns a table of Word has at the most. */
const mostColumns = 63;

/** Reads a table row by row. */
export function readTable(table: XmlElement, tools: TableTools): Draft[] {
  const { context } = tools;
  context.tables += 1;
  const properties = findChild(table, 'w:tblPr');
  const style = context.styles.find(findValue(properties, 'w:tblStyle') ?? '');
  const shaded = style?.hasShadedParts === true ? 'pattern' : undefined;
  const facts: TableFacts = {
    ...tools,
    number: context.tables,
    style,
    grounds: [findBackground(properties), shaded, ...context.surroundings.grounds],
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
  const look = findChild(properties, 'w:tblLook');
  const { firstRow, val = '' } = look?.attributes ?? {};
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
  const inkBefore = context.plainInk;
  const cells = readCells(row, { facts, surroundings: { grounds: facts.grounds, change } });
  const isBold = facts.style?.hasBoldFirstRow === true || context.plainInk === inkBefore;
  const isTitleRow = index === 0 && facts.hasSpecialFirstRow && isBold && areAllFilled(cells);
  const isHeaderRow = (findSwitch(properties, 'w:tblHeader') ?? false) || isTitleRow;
  return createRow(cells, { table: facts.number, isHeaderRow });
}

function areAllFilled(cells: readonly (readonly Draft[])[]): boolean {
  return cells.length > 1 && cells.every((drafts) => drafts.length > 0);
}

function readCells(
  row: XmlElement,
  { facts, surroundings }: { facts: TableFacts; surroundings: Surroundings },
): Draft[][] {
  const properties = findChild(row, 'w:trPr');
  const cells: Draft[][] = createEmpty(readSpan(properties, 'w:gridBefore', 0));
  const elements = listWrapped(row, 'w:tc');
  for (const element of elements) {
    cells.push(readCell(element, { facts, surroundings }));
    // A cell over several columns leaves the others empty; alone in its row it is a line of its own.
    const span = readSpan(findChild(element, 'w:tcPr'), 'w:gridSpan', 1);
    if (elements.length > 1)
      cells.push(...createEmpty(Math.min(span - 1, mostColumns - cells.length)));
  }
  return cells;
}

function createEmpty(count: number): Draft[][] {
  return Array.from({ length: Math.max(0, count) }, () => []);
}

function readSpan(properties: XmlElement | undefined, name: string, otherwise: number): number {
  const value = Number.parseInt(findValue(properties, name) ?? '', 10);
  return Number.isNaN(value) ? otherwise : Math.min(mostColumns, Math.max(otherwise, value));
}

function readCell(
  cell: XmlElement,
  { facts, surroundings }: { facts: TableFacts; surroundings: Surroundings },
): Draft[] {
  const { context, readBody } = facts;
  const properties = findChild(cell, 'w:tcPr');
  const outer = context.surroundings;
  context.surroundings = {
    grounds: [findBackground(properties), ...surroundings.grounds],
    change: { ...surroundings.change, ...readChanges(properties) },
  };
  const drafts = readBody(cell, context);
  context.surroundings = outer;
  return isContinued(properties) ? [] : drafts;
}

/** A cell merged with the one above or before shows nothing of its own. */
function isContinued(properties: XmlElement | undefined): boolean {
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
