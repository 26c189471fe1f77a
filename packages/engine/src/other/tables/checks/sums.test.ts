import { describe, expect, it } from 'vitest';
import { analyzeTable } from '../analyze-table.ts';
import { buildTable, readRows } from '../test/build-table.ts';

const listSums = (rows: string, options?: Parameters<typeof readRows>[1]) =>
  readRows(rows, options)
    .remarks.filter(({ checkId }) => checkId === 'TAB-02')
    .map(({ title, notice, points, level, evidence }) => ({
      title,
      notice,
      points,
      level,
      quotes: evidence.map(({ quote }) => quote),
    }));

const head = 'Item | Amount';

describe('a total', () => {
  it('that differs from the figures above is shown with both figures and the cells', () => {
    expect(listSums(`${head}\nA | 1,000\nB | 240\nTotal | 1,420`)).toEqual([
      {
        title: 'Total does not add up',
        level: 3,
        points: 6,
        notice:
          'Amount: the 2 figures above add to 1,240, but row 4 (Total) says 1,420, 180 too much. Both have the same digits in another order, which points to a slip in typing. Compared exactly, without rounding.',
        quotes: ['1,420', '1,000', '240'],
      },
    ]);
  });

  it.each([
    ['cents off', 'A | 10.10\nB | 20.20\nTotal | 30.31', '0.01 too much'],
    [
      'a row left out',
      'A | 10.10\nB | 20.20\nC | 5.05\nTotal | 30.30',
      'The difference is exactly row 4 (C): it seems to be left out.',
    ],
    [
      'a row counted twice',
      'A | 10.10\nB | 20.20\nC | 5.05\nTotal | 40.40',
      'The difference is exactly row 4 (C): it seems to be counted twice.',
    ],
    ['another language', 'A | 1.000,50\nB | 2.000,50\nSumme | 3.100,00', '3,001.00'],
    ['money', 'A | $10.00\nB | ($1.00)\nTotal | $11.50', '$9.00'],
  ])('with %s is wrong, and the words say how', (_, rows, words) => {
    expect(
      listSums(`${head}\n${rows}`)
        .map(({ notice }) => notice)
        .join(),
    ).toContain(words);
  });

  it.each([
    ['right', 'A | 0.10\nB | 0.20\nTotal | 0.30'],
    ['of subtotals', 'A | 1\nB | 2\nSubtotal | 3\nC | 4\nD | 5\nSubtotal | 9\nGrand total | 12'],
    [
      'of a subtotal and what follows',
      'A | 10.00\nB | 20.00\nSubtotal | 30.00\nVAT | 6.00\nTotal | 36.00',
    ],
    ['that is a mean', 'A | 10\nB | 20\nTotal | 15'],
    ['of one row', 'A | 10\nTotal | 12'],
    ['in a row of means', 'A | 10\nB | 20\nAverage | 15'],
    ['in words that only begin so', 'A | 10\nB | 20\nTotally fine | 90'],
    ['at the top', 'Total | 30\nA | 10\nB | 20'],
    ['far from any sum', 'A | 10\nB | 20\nTotal | 90000'],
  ])('%s is left alone', (_, rows) => {
    expect(listSums(`${head}\n${rows}`)).toEqual([]);
  });

  it('may be off by rounding where the figures are rounded, and says so where it cannot tell', () => {
    const rows = 'A | 334\nB | 334\nC | 333\nTotal | 1,000';
    expect(listSums(`Item | Amount in thousands\n${rows}`)).toEqual([]);
    const [remark] = listSums(`${head}\n${rows}`);
    expect(remark).toMatchObject({ level: 1, points: 0 });
    expect(remark?.notice).toContain('Rounding of 3 figures can explain up to 1.5.');
  });

  it('that leaves out a number stored as text is told so', () => {
    const number = (text: string) => ({ text, type: 'number' as const });
    const sourceText = buildTable([
      ['Item', 'Units'],
      ['A', number('10')],
      ['B', { text: '11', type: 'text' }],
      ['C', number('12')],
      ['Total', number('22')],
    ]);
    const { remarks } = analyzeTable({ sourceText, kind: 'table' });
    expect(remarks.map(({ title }) => title)).toEqual([
      'Total leaves a figure out',
      'Numbers stored as text',
    ]);
    expect(remarks[0]?.notice).toContain('It leaves out what is stored as text in row 3 (B).');
  });

  it('of percentages that are no shares is questioned', () => {
    const [remark] = listSums('Item | Margin\nA | 20%\nB | 30%\nTotal | 50%');
    expect(remark).toMatchObject({ title: 'Percentages were added up', points: 1.5 });
  });
});

describe('points of wrong sums', () => {
  it('stop at 15', () => {
    const { remarks } = readRows(
      'I | A amount | B amount | C amount\nx | 1 | 10 | 100\ny | 2 | 20 | 200\nTotal | 5 | 50 | 500',
    );
    const points = remarks
      .filter(({ checkId }) => checkId === 'TAB-02')
      .map((remark) => remark.points);
    expect(points).toEqual([6, 6, 3]);
  });
});

describe('columns that follow from others', () => {
  it('are sums of the columns before them', () => {
    const [remark] = listSums(
      'P | Q1 2025 | Q2 2025 | Total\nA | 1 | 2 | 3\nB | 4 | 5 | 9\nC | 6 | 7 | 14',
    );
    expect(remark?.notice).toBe(
      'Total is the sum of 2 columns in 2 of 3 rows; row 4 (C) says 14 instead of 13.',
    );
    expect(remark?.quotes).toEqual(['14', '6', '7']);
  });

  it('are products of a quantity and a price, rounded once', () => {
    const rows =
      'Item | Qty | Unit price | Amount\nA | 3 | 1.333 | 4.00\nB | 2 | 5.00 | 10.00\nC | 4 | 2.50 | 12.00';
    const [remark] = listSums(rows);
    expect(remark?.notice).toBe(
      'Amount is Qty × Unit price in 2 of 3 rows; row 4 (C) says 12.00 instead of 10.00.',
    );
  });

  it('are left alone where most rows do not follow', () => {
    expect(
      listSums('P | Q1 2025 | Q2 2025 | Total\nA | 1 | 2 | 30\nB | 4 | 5 | 90\nC | 6 | 7 | 13'),
    ).toEqual([]);
  });
});

describe('shares of a whole', () => {
  it.each([
    ['105', 'A | 35%\nB | 25%\nC | 45%', 1],
    ['100', 'A | 30%\nB | 25%\nC | 45%', 0],
    ['100.1, which rounding explains', 'A | 33.4%\nB | 33.4%\nC | 33.3%', 0],
    ['300, which are no parts', 'A | 100%\nB | 100%\nC | 100%', 0],
  ])('that add to %s', (_, rows, count) => {
    expect(listSums(`Party | Share\n${rows}`)).toHaveLength(count);
  });
});

describe('a running balance', () => {
  const statement = (last: string) =>
    `Day | Debit | Credit | Balance\n2025-01-01 | | 100.00 | 100.00\n2025-01-02 | 30.00 | | 70.00\n2025-01-03 | 20.00 | | 50.00\n2025-01-04 | | 5.00 | 55.00\n2025-01-05 | 5.00 | | 50.00\n2025-01-06 | 1.00 | | 49.00\n2025-01-07 | 9.00 | | ${last}`;

  it('that follows from the entries is right, and so says the list of sums', () => {
    const { details, remarks } = readRows(statement('40.00'));
    expect(remarks.filter(({ checkId }) => checkId === 'TAB-02')).toEqual([]);
    expect(details.sums.filter(({ kind }) => kind === 'balance')).toHaveLength(6);
  });

  it('that breaks is shown where it breaks', () => {
    const [remark] = listSums(statement('31.00'));
    expect(remark?.notice).toContain('row 8 (2025-01-07) says 31.00 instead of 40.00');
  });
});
