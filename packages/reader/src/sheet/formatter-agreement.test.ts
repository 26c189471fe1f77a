import { SSF } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { createNumberFormatter } from './number-format.ts';

const formatter = createNumberFormatter(false);

const codes = [
  'General',
  '0',
  '0.00',
  '#,##0',
  '#,##0.00',
  '0.0#',
  '#',
  '00000',
  '"No. "0',
  '0.0 "kg"',
  '"$"#,##0.00',
  '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)',
  '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)',
  '_-* #,##0.00\\ _€_-;-* #,##0.00\\ _€_-;_-* "-"??\\ _€_-;_-@_-',
  '#,##0.00\\ [$€-407]',
  '[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00',
  '[$USD] #,##0.00',
  '#,##0.00 [$₽-419]',
  '0%',
  '0.00%',
  '# ?/?',
  '# ??/??',
  '0.00E+00',
  '##0.0E+0',
  '0.0,"K"',
  '0.0,,"M"',
  '0;-0;;@',
  '#,##0;(#,##0);"-"',
  '[Blue]0.0;[Red]-0.0',
  'm/d/yyyy',
  'dd\\.mm\\.yyyy',
  'yyyy\\-mm\\-dd hh:mm',
  'd-mmm-yy',
  'mmmm d, yyyy;@',
  'dddd',
  'h:mm AM/PM',
  'h:mm:ss',
  'mm:ss.0',
  '[h]:mm:ss',
  '[mm]:ss',
];
// None of them is a half at a place where a format ends: there the library cuts where a sheet rounds.
const values = [0, 1, 3.2, 0.256, 12.34, 999.996, 1234.567, 45306.5123, 1234567.891];

describe('a number that the library shows as a sheet does', () => {
  it.each(codes)('is shown the same as %s', (code) => {
    const library = values.map((value) => SSF.format(code, value));
    expect(values.map((value) => formatter.showNumber(value, code).text)).toEqual(library);
  });

  it.each(codes.filter((code) => !/[dhms]/.test(code)))(
    'is shown the same below nought as %s',
    (code) => {
      // A value rounded to zero has no sign here; the library gives it one in some formats.
      const below = values.filter((value) => value >= 1).map((value) => -value);
      const library = below.map((value) => SSF.format(code, value));
      expect(below.map((value) => formatter.showNumber(value, code).text)).toEqual(library);
    },
  );
});
