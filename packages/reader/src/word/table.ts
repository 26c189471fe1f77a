import type { Draft } from '../source/draft.ts';
import { createRow } from '../source/table.ts';
import { findChild, findSwitch, findValue, listElements, type XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';

interface TableTools {
  readonly context: WordContext;
  /** Reads the blocks of a cell. */
  readBody(element: XmlElement, context: WordContext): Draft[];
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo']);

/** Reads a table row by row. */
export function readTable(table: XmlElement, tools: TableTools): Draft[] {
  tools.context.tables += 1;
  const number = tools.context.tables;
  return listWrapped(table, 'w:tr').flatMap((row) => {
    const properties = findChild(row, 'w:trPr');
    if (findChild(properties, 'w:del') !== undefined) {
      tools.context.noticed.add('tracked-changes');
      return [];
    }
    const isHeaderRow = findSwitch(properties, 'w:tblHeader') ?? false;
    return createRow(readCells(row, tools), { table: number, isHeaderRow });
  });
}

function readCells(row: XmlElement, { context, readBody }: TableTools): Draft[][] {
  return listWrapped(row, 'w:tc').map((cell) => {
    const drafts = readBody(cell, context);
    return isContinued(cell) ? [] : drafts;
  });
}

/** A cell merged with the one above shows nothing of its own. */
function isContinued(cell: XmlElement): boolean {
  const merge = findChild(findChild(cell, 'w:tcPr'), 'w:vMerge');
  return (
    merge !== undefined &&
    (findValue(findChild(cell, 'w:tcPr'), 'w:vMerge') ?? 'continue') === 'continue'
  );
}

function listWrapped(element: XmlElement, name: string): XmlElement[] {
  return listElements(element).flatMap((child) => {
    if (child.name === name) return [child];
    return wrappers.has(child.name) ? listWrapped(child, name) : [];
  });
}
