import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

describe('a table written as CSV', () => {
  it('opens with the mark by which spreadsheets know UTF-8', () => {
    expect(new TextEncoder().encode(writeCsv([['ä']])).slice(0, 3)).toEqual(
      Uint8Array.of(0xef, 0xbb, 0xbf),
    );
  });

  it('ends every line with CR LF, the last one too', () => {
    expect(
      writeCsv([
        ['a', 'b'],
        ['c', ''],
      ]),
    ).toBe('\uFEFFa,b\r\nc,\r\n');
  });

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['quotes, doubled', 'say "no"', '"say ""no"""'],
    ['a line end', 'a\nb', '"a\nb"'],
    ['plain words as they are', 'a = b', 'a = b'],
  ])('quotes what needs it: %s', (_name, cell, written) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＠SUM(A1)'])(
    'disarms the formula %j',
    (cell) => {
      expect(writeCsv([[cell]])).toContain(`'${cell}`);
    },
  );

  it('disarms a formula before it quotes it', () => {
    expect(writeCsv([['=HYPERLINK("x","y")']])).toBe(`\uFEFF"'=HYPERLINK(""x"",""y"")"\r\n`);
  });
});
