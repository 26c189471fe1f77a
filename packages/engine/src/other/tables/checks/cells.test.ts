import { describe, expect, it } from 'vitest';
import { errorValue } from '../cell-values.ts';
import { readRows } from '../test/build-table.ts';
import { isFormula } from './formulas.ts';

const listTitles = (rows: string) => readRows(rows).remarks.map(({ title }) => title);
const column = (name: string, values: readonly string[]) =>
  [
    `Item | ${name}`,
    ...values.map(
      (value, at) =>
        `item ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at > 25 ? 'x' : ''} | ${value}`,
    ),
  ].join('\n');

describe('an error value', () => {
  it.each(['#DIV/0!', '#REF!', '#N/A', 'NaN', 'undefined'])('%s is one', (words) => {
    expect(errorValue.test(words)).toBe(true);
  });

  it.each(['N/A value', 'nullable', '#1', 'Anna'])('%s is none', (words) => {
    expect(errorValue.test(words)).toBe(false);
  });

  it('is shown with its cell', () => {
    const { remarks } = readRows(column('Price', ['1.00', '#REF!', '3.00']));
    expect(remarks[0]).toMatchObject({ checkId: 'TAB-03', title: 'Error values', points: 3 });
    expect(remarks[0]?.evidence.map(({ quote }) => quote)).toEqual(['#REF!']);
  });
});

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '=HYPERLINK("x")', "+cmd|' /C calc'!A0", '@SUM(1+1)', '-2+3*A1', '-A1+B2'])(
    '%s is one',
    (words) => {
      expect(isFormula(words)).toBe(true);
    },
  );

  it.each([
    '-5',
    '+44 20 7946 0018',
    '- not happy',
    '-',
    '@anna',
    '+1',
    '== see above',
    '-n/a',
    '=',
    '-5%',
  ])('%s is none', (words) => {
    expect(isFormula(words)).toBe(false);
  });
});

describe('a column', () => {
  it.each([
    ['words among numbers', column('Amount', ['1.00', 'twelve', '3.00', '4.00']), 'Not a number'],
    [
      'several ways of writing dates',
      column('Date', ['2025-01-03', '2025-01-04', '14.01.2025', '2025-01-20']),
      'Mixed date formats',
    ],
    [
      'both orders of day and month',
      column('Date', ['13/01/2025', '01/22/2025', '26/01/2025']),
      'Mixed date formats',
    ],
    [
      'a date that is none',
      column('Date', ['2025-01-03', '2025-01-04', 'soon', '2025-01-20']),
      'Not a date',
    ],
    [
      'an address that is none',
      column('E-mail', ['a@example.com', 'b@example.com', 'c.example.com']),
      'Malformed e-mail address',
    ],
  ])('with %s is told so', (_, rows, title) => {
    expect(listTitles(rows)).toEqual([title]);
  });

  it.each([
    ['of figures with n/a', column('Amount', ['1.00', 'n/a', '3.00', '4.00'])],
    ['of one way of writing dates', column('Date', ['13/01/2025', '02/03/2025', '26/01/2025'])],
    ['of words and figures alike', column('Note', ['12', 'good', '3 of 4', 'bad'])],
  ])('%s is left alone', (_, rows) => {
    expect(listTitles(rows)).toEqual([]);
  });

  it('shares its name with no other', () => {
    const [remark] = readRows('Name | Name | x\na | b | 1').remarks;
    expect(remark).toMatchObject({ checkId: 'TAB-01', points: 0 });
    expect(remark?.evidence.map(({ quote }) => quote)).toEqual(['Name', 'Name']);
  });
});

describe('an outlier', () => {
  const values = ['101', '98', '105', '97', '103', '99', '102', '12,500'];

  it('ten times the median or more counts as a slip', () => {
    const [remark] = readRows(column('Visitors', values)).remarks;
    expect(remark).toMatchObject({ checkId: 'TAB-04', level: 2, points: 1.5 });
    expect(remark?.notice).toContain('12,500, 123 times the median');
    expect(remark?.evidence.map(({ quote }) => quote)).toEqual(['12,500']);
  });

  it.each([
    ['among fewer than eight values', column('Visitors', values.slice(1))],
    ['in a column of numbers that name something', column('Account no', values)],
    ['on a scale of few values', column('Rating', ['1', '1', '1', '1', '1', '1', '1', '5'])],
  ])('%s is none', (_, rows) => {
    expect(listTitles(rows)).toEqual([]);
  });

  it('of a series is told apart from a missing month', () => {
    const rows =
      'Month | Visitors\nJan 2025 | 10\nFeb 2025 | 11\nMar 2025 | 12\nMay 2025 | 13\nJun 2025 | 14';
    const { remarks } = readRows(rows);
    expect(remarks.map(({ notice }) => notice)).toEqual([
      'The rows go from Jan 2025 to Jun 2025, but April 2025 is missing.',
    ]);
  });

  it('is not what an empty cell is: those are counted', () => {
    const rows = column('Age', ['31', '', '33', '34', '35', '36', '37', '38', '39', '40']);
    expect(readRows(rows).remarks.map(({ notice }) => notice)).toEqual([
      '1 row lacks a value where most have one: Age (1 of 10).',
    ]);
  });
});

describe('duplicates', () => {
  const rows =
    'Customer no | Name | Amount due\n1 | Anna Berg | 10.00\n2 | Ben Cole | 20.00\n3 | Dana Ruiz | 30.00\n5 | Emil Sand | 40.00\n6 | Fay Noor | 50.00';

  it.each([
    ['rows that are the same', '\n2 | Ben Cole | 20.00', 'Rows that are the same', 3],
    ['a key used twice', '\n3 | Gil Ott | 70.00', 'Key used twice', 3],
    [
      'the same name and amount under another number',
      '\n9 | ben  cole | 20.00',
      'Rows that may be the same',
      1.5,
    ],
  ])('%s are shown', (_, more, title, points) => {
    expect(readRows(rows + more).remarks.map((remark) => [remark.title, remark.points])).toEqual([
      [title, points],
    ]);
  });

  it('are none where rows of a few categories recur', () => {
    const answers = [
      'yes | good',
      'no | bad',
      'yes | good',
      'yes | bad',
      'yes | good',
      'no | bad',
      'no | bad',
      'yes | good',
      'yes | good',
    ];
    expect(listTitles(`Again | Mark\n${answers.join('\n')}`)).toEqual([]);
  });
});

describe('a label that may be misspelt', () => {
  const sexes = ['Female', 'Male', 'Female', 'Male', 'Female', 'Male', 'Female', 'Male'];

  it('is nearly a usual one, and is shown beside it', () => {
    const { remarks } = readRows(column('Group', [...sexes, 'ale', 'Femlae']));
    const found = remarks.find(({ title }) => title === 'Labels that may be misspelt');
    expect(found).toMatchObject({ checkId: 'TAB-03', points: 1.5 });
    expect(found?.notice).toContain('“ale” beside “Male”');
    expect(found?.evidence.map(({ quote }) => quote)).toEqual(['ale', 'Femlae']);
  });

  it('counts nothing where it is one alone, which may be another name', () => {
    const names = ['Iran', 'Iran', 'Iran', 'Iran', 'Iraq', 'Peru', 'Peru', 'Peru', 'Peru'];
    const found = readRows(column('Country', names)).remarks.find(
      ({ title }) => title === 'Labels that may be misspelt',
    );
    expect(found?.points).toBe(0);
  });

  it.each([
    [[...sexes]],
    [['Level 1', 'Level 1', 'Level 1', 'Level 2', 'Level 3', 'Level 1']],
    [['anna', 'berta', 'carla', 'dana', 'emma', 'fay', 'gina', 'hanna']],
  ])('is none of %j', (values) => {
    expect(listTitles(column('Group', values))).not.toContain('Labels that may be misspelt');
  });
});
