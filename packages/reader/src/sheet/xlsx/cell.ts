import type { NumberFormatter } from '../number-format.ts';
import { getSerial } from '../serial-date.ts';
import type { SheetCell } from '../sheet.ts';
import { type ShownValue, showBoolean, showError, showNumber, showWords } from '../shown-value.ts';
import { decodeEscapes } from './shared-strings.ts';
import type { CellStyle } from './styles.ts';

/** A cell as the file stores it: [ECMA-376] part 1, 18.3.1.4. */
export interface StoredCell {
  readonly column: number;
  /** `s`, `str`, `inlineStr`, `b`, `e`, `d` or `n`. */
  readonly type: string;
  readonly value: string;
  readonly style: CellStyle;
}

/** What cells refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly formatter: NumberFormatter;
  readonly is1904: boolean;
  /** Called where a cell names a text that the file does not hold. */
  onMissing(): void;
}

/** A cell as displayed; undefined if it has no words. */
export function showCell(cell: StoredCell, context: CellContext): SheetCell | undefined {
  const { column, style } = cell;
  const shown = showValue(cell, context);
  if (shown === undefined) return undefined;
  const { text, facts, hidden } = shown;
  if (text.trim() === '')
    return hidden === undefined ? undefined : { column, text: '', facts, hidden };
  return {
    column,
    text,
    facts,
    ...(style.isBold ? { isBold: true } : {}),
    ...(style.isWhite ? { unseen: 'colour' as const } : {}),
  };
}

function showValue(cell: StoredCell, context: CellContext): ShownValue | undefined {
  const { type, value } = cell;
  const look = { code: cell.style.code, formatter: context.formatter };
  switch (type) {
    case 's':
      return showWords(getString(value, context), look);
    case 'str':
    case 'inlineStr':
      return showWords(decodeEscapes(value), look);
    case 'b':
      return value === '' ? undefined : showBoolean(/^(1|true)$/.test(value.trim()));
    case 'e':
      return showError(value);
    case 'd':
      return showDate(cell, context);
    default:
      return value.trim() === '' ? undefined : showNumber(Number(value), look);
  }
}

function getString(index: string, { strings, onMissing }: CellContext): string {
  const words = strings[Number(index)];
  if (words === undefined) onMissing();
  return words ?? '';
}

/** A date as ISO 8601 says it, in the cell's format. */
function showDate({ value, style }: StoredCell, context: CellContext): ShownValue {
  const serial = getSerial(value, context.is1904);
  if (serial === undefined) return { text: value, facts: { type: 'text' } };
  const plain = { text: value, facts: { type: 'date' as const, value } };
  if (style.code === 'General') return plain;
  return showNumber(serial, { code: style.code, formatter: context.formatter }) ?? plain;
}
