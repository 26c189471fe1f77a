import type { DocContext } from './context.ts';
import type { FieldWithoutResult } from './fields.ts';
import { findSymbol } from './symbols.ts';

/** What a field shows whose result the file does not store; most such fields show nothing. */
export function showField(
  field: FieldWithoutResult | undefined,
  { context, style }: { context: DocContext; style: number },
): string {
  if (field === undefined) return '';
  const [, kind = '', rest = ''] = /^\s*([A-Za-z]+)\s*(.*)$/s.exec(field.instruction) ?? [];
  switch (kind.toUpperCase()) {
    case 'FORMCHECKBOX':
      return findFormState(field, context) ?? '☐';
    case 'FORMDROPDOWN':
      return findFormState(field, context) ?? '';
    case 'MACROBUTTON':
    case 'GOTOBUTTON':
      // The name of the macro or the place comes first, then the words shown.
      return /^\S+\s+(.*)$/s.exec(rest)?.[1] ?? '';
    case 'SYMBOL':
      return showSymbol(rest);
    case 'AUTONUM':
    case 'AUTONUMLGL':
    case 'AUTONUMOUT':
      return showNumber({ kind, rest, level: context.styles.find(style)?.headingLevel }, context);
    default:
      return '';
  }
}

function findFormState(
  { dataPlace }: FieldWithoutResult,
  { formFields }: DocContext,
): string | undefined {
  return dataPlace === undefined ? undefined : formFields(dataPlace);
}

function showSymbol(rest: string): string {
  const [, code = ''] = /^(0x[\da-f]{1,4}|\d{1,5})\b/i.exec(rest) ?? [];
  const font = /\\f\s+"?([^"\\]+)/i.exec(rest)?.[1]?.trim() ?? '';
  const number = Number(code);
  return code === '' || number > 0xffff ? '' : findSymbol(font, number);
}

interface NumberField {
  readonly kind: string;
  readonly rest: string;
  readonly level: number | undefined;
}

function showNumber({ kind, rest, level }: NumberField, { autoNumbers }: DocContext): string {
  const number = autoNumbers.next(kind, level);
  return /\\e\b/i.test(rest) ? number.replace(/\.$/, '') : number;
}
