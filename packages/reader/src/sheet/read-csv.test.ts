import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { checkSourceText } from '../testing/check-source-text.ts';

async function read(content: string | Uint8Array, limits = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const source = await readDocument(bytes, { format: 'csv', limits });
  checkSourceText(source);
  return source;
}

const listCells = ({ text, blocks }: Awaited<ReturnType<typeof read>>, at: number) =>
  (blocks[at]?.cells ?? []).map(({ start, end, type, value }) => [
    text.slice(start, end),
    type,
    value,
  ]);

describe('comma-separated values', () => {
  it.each([
    ['commas', 'name,price\nChair,20\nTable,50\n'],
    ['semicolons', 'name;price\r\nChair;20\r\nTable;50'],
    ['tabs', 'name\tprice\nChair\t20\nTable\t50\n'],
    ['bars', 'name|price\nChair|20\nTable|50\n'],
    ['what they say', 'sep=:\nname:price\nChair:20\nTable:50'],
    ['semicolons, commas inside', 'name;price\n"Chair";20\nTable;50\n'],
  ])('are one table, separated by %s', async (_, text) => {
    const source = await read(text);
    expect(source.text).toBe('name\tprice\nChair\t20\nTable\t50');
    expect(source.blocks).toMatchObject([
      { kind: 'table-row', table: 1, isHeaderRow: true },
      { kind: 'table-row', table: 1 },
      { kind: 'table-row', table: 1 },
    ]);
    expect(source.blocks[1]?.isHeaderRow).toBeUndefined();
  });

  it('may have line ends and quotation marks inside quotation marks', async () => {
    const source = await read('a,b\n"one\ntwo","say ""yes"""\n3,4\n');
    expect(source.text).toBe('a\tb\none two\tsay "yes"\n3\t4');
  });

  it('may have rows of any length', async () => {
    const source = await read('a,b,c\n1\n1,2,3,4\n\n,,3\n');
    expect(source.text).toBe('a\tb\tc\n1\n1\t2\t3\t4\n3');
    expect(listCells(source, 3).map(([words]) => words)).toEqual(['', '', '3']);
  });

  it('without any delimiter are one column', async () => {
    expect((await read('Clause\nThe seller, Ann\ndelivers\n')).text).toBe(
      'Clause\nThe seller, Ann\ndelivers',
    );
  });

  it('are read in the encoding of their country', async () => {
    const source = await read(iconv.encode('Käufer;Größe\nMüller;3\nJäger;4\n', 'windows-1252'));
    expect(source.text).toBe('Käufer\tGröße\nMüller\t3\nJäger\t4');
    expect(source.warnings.map(({ code }) => code)).toEqual(['encoding-guessed']);
  });

  it('have types as their words show', async () => {
    const row =
      '"1,234.50",$99,12.5%,(5.00),2024-01-15,"January 5, 2024",14:30,true,00123,+1 555 123,x';
    const source = await read(`a,b,c,d,e,f,g,h,i,j,k\n${row}\n`);
    expect(listCells(source, 1)).toEqual([
      ['1,234.50', 'number', 1234.5],
      ['$99', 'currency', 99],
      ['12.5%', 'percent', 0.125],
      ['(5.00)', 'number', -5],
      ['2024-01-15', 'date', '2024-01-15'],
      ['January 5, 2024', 'date', '2024-01-05'],
      ['14:30', 'time', '14:30:00'],
      ['true', 'boolean', true],
      ['00123', 'text', undefined],
      ['+1 555 123', 'text', undefined],
      ['x', 'text', undefined],
    ]);
  });

  it('have decimal commas where the file shows it', async () => {
    const source = await read('a;b;c\n1.234,50;1.234;7,5 %\n99,00 €;5;1\n');
    expect(listCells(source, 1)).toEqual([
      ['1.234,50', 'number', 1234.5],
      ['1.234', 'number', 1234],
      ['7,5 %', 'percent', 0.075],
    ]);
    expect(listCells(source, 2)[0]).toEqual(['99,00 €', 'currency', 99]);
  });

  it('give dates whose order is in doubt no value, unless another date settles it', async () => {
    expect(listCells(await read('a,b\n03/04/2024,1\n'), 1)[0]).toEqual([
      '03/04/2024',
      'date',
      undefined,
    ]);
    expect(listCells(await read('a,b\n03/04/2024,1\n25/04/2024,1\n'), 1)[0]?.[2]).toBe(
      '2024-04-03',
    );
    expect(listCells(await read('a,b\n03/04/2024,1\n04/25/2024,1\n'), 1)[0]?.[2]).toBe(
      '2024-03-04',
    );
  });

  it('with a quotation mark that is never closed are read to the end', async () => {
    const source = await read('a,b\n"x, y",1\n2,"open\n3,4\n');
    expect(source.text).toBe('a\tb\nx, y\t1\n2\t"open\n3\t4');
    expect(source.warnings.map(({ code }) => code)).toEqual(['damaged-parts']);
  });

  it('with spaces in front of quotation marks are cut at the delimiters outside them', async () => {
    const source = await read('a, "b, c", d\n1, "x, y", 2\n');
    expect(source.text).toBe('a\tb, c\td\n1\tx, y\t2');
  });

  it('with a row that never ends are read in part', async () => {
    const source = await read(`${'word,'.repeat(60_000)}\nnext,1\n`);
    expect(source.blocks).toHaveLength(1);
    expect(source.blocks[0]?.cells).toHaveLength(50_000);
    expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });

  it('too long for the text say how far they were read', async () => {
    const source = await read('a,b\n'.repeat(1000), { maxTextLength: 100 });
    expect(source.text.length).toBeLessThanOrEqual(100);
    expect(source.warnings).toMatchObject([
      { code: 'read-in-part', message: expect.stringContaining('up to row 2') },
    ]);
  });

  it('without words have no text', async () => {
    await expect(read(',,\n,\n')).rejects.toMatchObject({ code: 'document_without_text' });
  });

  it('of any characters are read or refused with a code', async () => {
    const pieces = fc.constantFrom(
      ',',
      ';',
      '\t',
      '"',
      '\n',
      '\r',
      'a',
      '1',
      '.',
      '-',
      '(',
      '€',
      ' ',
      'sep=',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 60 }), async (parts) => {
        const result = await read(parts.join('') || ' ').catch((error) => error.code);
        expect(result).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
});
