import { describe, expect, it } from 'vitest';
import { createNumberFormatter } from './number-format.ts';

const formatter = createNumberFormatter(false);
const show = (value: number, code: string) => formatter.showNumber(value, code);

describe('a number in a format', () => {
  it.each([
    [1234.5, 'General', '1234.5'],
    [1e21, 'General', '1E+21'],
    [1490290.5025, 'General', '1490290.503'],
    [-0.00001234, 'General', '-0.00001234'],
    [-1234.5, '#,##0.00;[Red](#,##0.00)', '(1,234.50)'],
    [1234.5, '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', '$1,234.50'],
    [0.125, '# ?/?', '1/8'],
    [0, '# ?/8', '0'],
    [1234567, '0.0,,"M"', '1.2M'],
    [45306, 'dd.mm.yyyy', '15.01.2024'],
    [45306, 'd.m', '15.1'],
    [45306, '[$-407]dddd, d. mmmm yyyy', 'Montag, 15. Januar 2024'],
    [45306, '[$-415]d mmmm yyyy', '15 stycznia 2024'],
    [45306, '[$-fr-FR]d mmmm yyyy', '15 janvier 2024'],
    [45306, '[$-F800]dddd, mmmm dd, yyyy', 'Monday, January 15, 2024'],
    [45306, '[$-411]gggge"年"m"月"d"日"', '2024年1月15日'],
    [45306.5, 'yyyy-mm-dd\\Thh:mm', '2024-01-15T12:00'],
    [0.5, 'h:mm AM/PM', '12:00 PM'],
    [1.5, '[h]:mm', '36:00'],
    [-5, 'yyyy-mm-dd', '-5'],
    [7, '0" apples', '7'],
    [7, '[', '7'],
    [0.0042, '[$-1010409]0.000%', '0.420%'],
    [1234.5, '[$-407]#,##0.00', '1,234.50'],
    [12.5, '0.0 "a;b"', '12.5 a;b'],
    [1.005, '0.00', '1.01'],
    [44.275, '#,##0.00', '44.28'],
    [1.255, '"$"0.00', '$1.26'],
    [0.285, '0%', '29%'],
    [1250, '0.0,"K"', '1.3K'],
    [1e15 + 0.5, '0.0', '1000000000000000.0'],
    [45306.5123, '0.???', '45306.512'],
    [-1, '000-00-0000', '-000-00-0001'],
    [-5, '"$"0.00', '-$5.00'],
    [-1, '[<1000]0;[>=1000]0.0,"k"', '-1'],
    [1500, '[<1000]0;[>=1000]0.0,"k"', '1.5k'],
    [-25, '[<=-25]0;[>=25]0;0.0', '25'],
    [-5, '[>=0]0;0 "below"', '5 below'],
    [3, '[=1]"Yes";[=0]"No";0', '3'],
    [3, '[<1]0;[>5]0', '3'],
    [5, '0;0;0;0;0', '5'],
    [0, '0;-0;"nil"', 'nil'],
    [-1.5, '[h]:mm', '-36:00'],
  ])('%d as %s reads %s', (value, code, text) => {
    expect(show(value, code).text.trim()).toBe(text);
  });

  it.each([
    [1, 'General', { type: 'number', value: 1 }],
    [1, '0 "EUR"', { type: 'currency', value: 1 }],
    [1, '\\C\\H\\F 0', { type: 'currency', value: 1 }],
    [1, '[$£-809]0', { type: 'currency', value: 1 }],
    [1, '0 "kg"', { type: 'number', value: 1 }],
    [0.5, '0%', { type: 'percent', value: 0.5 }],
    [1e6, '0.00E+00', { type: 'number', value: 1e6 }],
    [59, 'yyyy-mm-dd', { type: 'date', value: '1900-02-28' }],
    [60, 'yyyy-mm-dd', { type: 'date' }],
    [61, 'yyyy-mm-dd', { type: 'date', value: '1900-03-01' }],
    [45306.75, 'd/m/yy', { type: 'date', value: '2024-01-15T18:00:00' }],
    [0.75, 'h:mm', { type: 'time', value: '18:00:00' }],
    [1.5, '[h]:mm', { type: 'time', value: 'PT36H0M0S' }],
    [1e300, 'yyyy', { type: 'date' }],
  ])('%d as %s holds %o', (value, code, facts) => {
    expect(show(value, code).facts).toEqual(facts);
  });

  it('counts days from 1904 where the workbook does', () => {
    const { text, facts } = createNumberFormatter(true).showNumber(0, 'yyyy-mm-dd');
    expect({ text, facts }).toEqual({
      text: '1904-01-01',
      facts: { type: 'date', value: '1904-01-01' },
    });
    expect(createNumberFormatter(true).showNumber(1.5, '[h]:mm').text).toBe('36:00');
  });

  it('formats words by the section of the format for text', () => {
    expect(formatter.showText('ACME', '0;-0;0;@" Ltd"')).toBe('ACME Ltd');
    expect(formatter.showText('ACME', '0.00')).toBe('ACME');
  });
});
