import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLine, type StyledText, wrap } from './wrap.ts';

const wrapPlain = (text: string, columns: number) =>
  wrap([{ text }], columns).map((line) => line.map((run) => run.text).join(''));

describe('wrap', () => {
  it('keeps every word in its order', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/));
    fc.assert(
      fc.property(words, fc.integer({ min: 9, max: 40 }), (list, columns) => {
        expect(wrapPlain(list.join(' '), columns).join(' ')).toBe(list.join(' '));
      }),
    );
  });

  it('breaks a word that is longer than a line', () => {
    expect(wrapPlain('an extraordinary word', 6)).toEqual(['an', 'extrao', 'rdinar', 'y word']);
  });

  it('counts wide characters as two columns and combining ones as none', () => {
    expect(wrapPlain('契約書面', 4)).toEqual(['契約', '書面']);
    expect(measureLine([{ text: 'e\u0301té' }])).toBe(3);
  });

  it('keeps styles, and the parts of a word together', () => {
    const text: readonly StyledText[] = [
      { text: 'must', style: 'bold' },
      { text: ' pay all' },
      { text: 'fees', style: 'bold' },
    ];
    expect(wrap(text, 10)).toEqual([
      [{ text: 'must', style: 'bold' }, { text: ' pay' }],
      [{ text: 'all' }, { text: 'fees', style: 'bold' }],
    ]);
  });
});
