import { SSF } from '@e965/xlsx';
import type { CellFacts } from '../source/draft.ts';
import { type FormatKind, findFormatKind, longestCode } from './format-code.ts';
import {
  findFormatLanguage,
  putNamesInCode,
  resolveSystemCode,
  tidyDateCode,
} from './format-locale.ts';
import {
  chooseSection,
  type FormatSection,
  listNumberSections,
  roundAmount,
} from './format-sections.ts';
import { daysTo1904, findIsoDate, findMoment, getIsoDuration, getIsoTime } from './serial-date.ts';

/** A cell's number as displayed, and its stored value. */
export interface ShownNumber {
  readonly text: string;
  readonly facts: CellFacts;
}

interface Format {
  readonly sections: readonly FormatSection[];
  readonly kind: FormatKind;
  readonly language: string | undefined;
}

/** Shows numbers and texts by the format codes of one workbook. */
export interface NumberFormatter {
  showNumber(value: number, code: string): ShownNumber;
  /** A text by a format with a part for texts: `@" (draft)"`. */
  showText(text: string, code: string): string;
}

/** `is1904` says from which year the workbook counts its days. */
export function createNumberFormatter(is1904: boolean): NumberFormatter {
  const formats = new Map<string, Format>();
  const getFormat = (code: string) => {
    const known = formats.get(code);
    if (known !== undefined) return known;
    const resolved = resolveSystemCode(code.slice(0, longestCode));
    const kind = findFormatKind(resolved);
    const format = {
      sections: listNumberSections(isOfTime(kind) ? tidyDateCode(resolved) : resolved),
      kind,
      language: findFormatLanguage(resolved),
    };
    formats.set(code, format);
    return format;
  };
  return {
    showNumber(value, code) {
      const format = getFormat(code);
      const text = show(value, { format, is1904 });
      return { text, facts: describe(value, { kind: format.kind, is1904 }) };
    },
    showText(text, code) {
      if (!code.includes('@') || code === '@') return text;
      return run(() => SSF.format(code.slice(0, longestCode), text)) ?? text;
    },
  };
}

/** A number as a sheet without any format shows it: in eleven characters. */
export function showGeneral(value: number): string {
  const power = Math.floor(Math.log10(Math.abs(value)));
  const isPlain = power >= -4 && power <= 9;
  const amount = isPlain ? roundAmount(Math.abs(value), Math.min(9, 9 - power)) : Math.abs(value);
  const text = run(() => SSF.format('General', value < 0 ? -amount : amount));
  return text ?? String(value);
}

function show(value: number, { format, is1904 }: { format: Format; is1904: boolean }): string {
  const { kind, sections } = format;
  if (kind === 'general' || kind === 'text') return showGeneral(value);
  // What no calendar can show, a sheet fills with number signs; the number says more.
  const isBeyond = value < 0 || value > mostDays;
  if ((kind === 'date' || kind === 'time') && isBeyond) return showGeneral(value);
  const chosen = chooseSection(sections, value);
  if (chosen === undefined) return showGeneral(value);
  const { code, decimals } = chosen.section;
  const amount = Math.abs(value) + (kind === 'date' && is1904 ? daysTo1904 : 0);
  const rounded = decimals === undefined ? amount : roundAmount(amount, decimals);
  const text = run(() => SSF.format(putNames(code, { value, format, is1904 }), rounded));
  if (text === undefined) return showGeneral(value);
  // A fraction with nothing in front of it and nothing over its bar is a zero.
  if (text.trim() === '' && /[?#]\/[?#\d]/.test(code)) return '0';
  return rounded === 0 ? text : chosen.sign + text;
}

/** A date's code with the names of its month and weekday in the language the format asks for. */
function putNames(
  code: string,
  { value, format, is1904 }: { value: number; format: Format; is1904: boolean },
): string {
  const { language, kind } = format;
  if (language === undefined || !isOfTime(kind)) return code;
  const date = findMoment({ serial: value, is1904 });
  return date === undefined ? code : putNamesInCode(code, { date, language });
}

function isOfTime(kind: FormatKind): boolean {
  return kind === 'date' || kind === 'time' || kind === 'duration';
}

const mostDays = 2_958_466;

function describe(
  value: number,
  { kind, is1904 }: { kind: FormatKind; is1904: boolean },
): CellFacts {
  if (kind === 'date') {
    const date = findIsoDate({ serial: value, is1904 });
    return date === undefined ? { type: 'date' } : { type: 'date', value: date };
  }
  if (kind === 'time') return { type: 'time', value: getIsoTime(value) };
  if (kind === 'duration') return { type: 'time', value: getIsoDuration(value) };
  const type = kind === 'currency' || kind === 'percent' ? kind : 'number';
  return { type, value };
}

/** A format that a spreadsheet program would not accept gives undefined. */
function run(format: () => string): string | undefined {
  try {
    return format();
  } catch {
    return undefined;
  }
}
