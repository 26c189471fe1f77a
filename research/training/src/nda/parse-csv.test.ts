import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

describe('comma-separated values', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"a, b","c ""d"""\r\ne,f',
      [
        ['a, b', 'c "d"'],
        ['e', 'f'],
      ],
    ],
    ['"one\ntwo",3\n', [['one\ntwo', '3']]],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['', []],
  ])('%j is read cell by cell', (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });
});
