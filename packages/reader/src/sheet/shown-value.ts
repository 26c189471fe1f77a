import { type NumberFormatter, showGeneral } from './number-format.ts';
import type { SheetCell } from './sheet.ts';

/** What a sheet shows of a stored value; `hidden` if its format shows nothing. */
export type ShownValue = Pick<SheetCell, 'text' | 'facts' | 'hidden'>;

interface NumberStyle {
  /** Number format code of the cell. */
  readonly code: string;
  readonly formatter: NumberFormatter;
}

/** Words in their cell's format. */
export function showWords(words: string, { code, formatter }: NumberStyle): ShownValue {
  const text = formatter.showText(words, code);
  const isHidden = text.trim() === '' && words.trim() !== '';
  return { text, facts: { type: 'text' }, ...(isHidden ? { hidden: words } : {}) };
}

/** A truth as every format shows it. */
export function showBoolean(value: boolean): ShownValue {
  return { text: value ? 'TRUE' : 'FALSE', facts: { type: 'boolean', value } };
}

/** An error under the name a sheet gives it: `#DIV/0!`. */
export function showError(name: string): ShownValue {
  return { text: name, facts: { type: 'error', value: name } };
}

/** Formats a number; undefined for a zero that is not displayed, and for other values. */
export function showNumber(
  value: number,
  { code, formatter }: NumberStyle,
): ShownValue | undefined {
  if (!Number.isFinite(value)) return undefined;
  const { text, facts } = formatter.showNumber(value, code);
  const shown = text.trim();
  // Formats that leave out a zero are common; other figures are left out to hide them.
  if (shown === '')
    return value === 0 ? undefined : { text: '', facts, hidden: showGeneral(value) };
  return { text: shown, facts };
}
