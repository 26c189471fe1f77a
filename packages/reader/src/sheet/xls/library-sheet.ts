import type { CellObject, WorkSheet } from '@e965/xlsx';
import type { NumberFormatter } from '../number-format.ts';
import type { CellComment, Sheet, SheetCell, SheetRoom, SheetRow } from '../sheet.ts';
import { type ShownValue, showBoolean, showError, showNumber, showWords } from '../shown-value.ts';

/** [MS-XLS] 2.5.10. */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};
const mostComments = 10_000;

/** Converts the library's sheet. Numbers are formatted by our own code, as for every other workbook. */
export function readLibrarySheet(
  sheet: WorkSheet,
  { formatter, room }: { formatter: NumberFormatter; room: SheetRoom },
): Omit<Sheet, 'name' | 'isHidden' | 'beside'> {
  const rows: SheetRow[] = [];
  const comments: CellComment[] = [];
  let cells = 0;
  let characters = 0;
  const isFull = () => cells > room.maxCells || characters > room.maxCharacters;
  const addRow = (stored: readonly (CellObject | undefined)[], row: number) => {
    if (isFull()) return;
    const shown: SheetCell[] = [];
    stored.forEach((cell, column) => {
      if (cell === undefined || isFull()) return;
      for (const comment of listComments(cell)) {
        if (comments.length < mostComments) comments.push({ ...comment, row, column });
      }
      const found = showCell(cell, formatter);
      if (found === undefined) return;
      shown.push({ column, ...found });
      cells += 1;
      characters += found.text.length + 1;
    });
    const isHidden = sheet['!rows']?.[row]?.hidden === true;
    if (shown.length > 0) rows.push({ row, isHidden, cells: shown });
  };
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  // Rows and cells that were never written are holes, which this passes over.
  data.forEach((stored, row) => {
    if (stored !== undefined) addRow(stored, row);
  });
  return {
    rows,
    comments,
    merges: (sheet['!merges'] ?? []).map(({ s, e }) => ({
      top: s.r,
      left: s.c,
      bottom: e.r,
      right: e.c,
    })),
    isColumnHidden: (column) => sheet['!cols']?.[column]?.hidden === true,
    ...(isFull() ? { cutAfter: rows.at(-1)?.row ?? 0 } : {}),
  };
}

function listComments(cell: CellObject): { text: string; author?: string }[] {
  return (cell.c ?? []).flatMap(({ a = '', t }) => {
    const text = (t ?? '').trim();
    if (text === '') return [];
    return [a.trim() === '' ? { text } : { text, author: a.trim() }];
  });
}

function showCell({ t, v, w, z }: CellObject, formatter: NumberFormatter): ShownValue | undefined {
  const shown = showValue();
  return shown === undefined || (shown.text.trim() === '' && shown.hidden === undefined)
    ? undefined
    : shown;

  function showValue(): ShownValue | undefined {
    const look = { code: typeof z === 'string' ? z : 'General', formatter };
    if (t === 'b') return showBoolean(v === true);
    if (t === 'e') return showError(w ?? errors[Number(v)] ?? '#N/A');
    if (typeof v === 'string') return t === 's' ? showWords(v, look) : undefined;
    return t === 'n' && typeof v === 'number' ? showNumber(v, look) : undefined;
  }
}
