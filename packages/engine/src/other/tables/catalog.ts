import { createCatalog } from '../remark-catalog.ts';

const customers =
  'Customer no | Name | Amount due\n1 | Anna Berg | 10.00\n2 | Ben Cole | 20.00\n3 | Dana Ruiz | 30.00\n5 | Emil Sand | 40.00\n6 | Fay Noor | 50.00';

/** The checks of tables. */
export const tableCatalog = createCatalog('table', {
  'TAB-01': {
    title: 'Columns without a name of their own',
    level: 1,
    why: 'Formulas, filters and imports find a column by its name.',
    source: 'Practice of data profiling',
    examples: {
      matches: ['Name | Name | x\na | b | 1'],
      leaves: ['Name | Surname | x\na | b | 1'],
    },
  },
  'TAB-02': {
    title: 'Sum does not add up',
    level: 3,
    why: 'Whoever reads the total takes it for the sum of the figures, and decides by it.',
    source: 'Computed in decimal arithmetic',
    examples: {
      matches: ['Item | Amount\nA | 1,000\nB | 240\nTotal | 1,420'],
      leaves: ['Item | Amount\nA | 1,000\nB | 240\nTotal | 1,240'],
    },
  },
  'TAB-03': {
    title: 'Cells that break calculations',
    level: 2,
    why: 'Sums, filters and charts leave out such a cell or fail on it, often without saying so.',
    source: 'Practice of data cleaning; OWASP on formulas in CSV files',
    examples: {
      matches: ['Item | Price\na | 1.00\nb | #REF!\nc | 3.00'],
      leaves: ['Item | Price\na | 1.00\nb | 2.00\nc | 3.00'],
    },
  },
  'TAB-04': {
    title: 'Unusual figure',
    level: 1,
    why: 'A slip of the decimal point or a missing figure changes every sum and mean.',
    source: 'Modified z-score of Iglewicz and Hoaglin (1993), above 3.5',
    examples: {
      matches: [
        'Item | Visitors\na | 101\nb | 98\nc | 105\nd | 97\ne | 103\nf | 99\ng | 102\nh | 12,500',
      ],
      leaves: [
        'Item | Visitors\na | 101\nb | 98\nc | 105\nd | 97\ne | 103\nf | 99\ng | 102\nh | 104',
      ],
    },
  },
  'TAB-05': {
    title: 'Duplicates',
    level: 2,
    why: 'What stands in a table twice is counted twice, and paid twice.',
    source: 'Practice of data cleaning',
    examples: { matches: [`${customers}\n2 | Ben Cole | 20.00`], leaves: [customers] },
  },
  'TAB-06': {
    title: 'Change over periods',
    level: 1,
    why: 'How figures develop is what most tables are read for.',
    source: 'Computed',
    examples: 'What it finds is shown as details of the document and is no remark.',
  },
});

/** The checks of data files. */
export const dataCatalog = createCatalog('data', {
  'DAT-01': {
    title: 'Readable outline',
    level: 1,
    why: 'It shows what a data file holds without reading it whole.',
    source: 'Computed',
    examples: 'What it finds is shown as details of the document and is no remark.',
  },
  'DAT-02': {
    title: 'Broken data',
    level: 2,
    why: 'The next programme that reads the file may refuse it, or silently take something else from it.',
    source: 'RFC 8259 for JSON; computed',
    examples: { matches: ['name: x\nname: y'], leaves: ['name: x\ncolor: y'] },
  },
  'DAT-03': {
    title: 'Secrets and personal data by their names',
    level: 3,
    why: 'Whoever gets the file can use what opens an account or names a person.',
    source: 'Practice of scanners for secrets',
    examples: { matches: ['password: Tr0ub4dor'], leaves: ['password: changeme'] },
  },
});

/** Points in the score; see the catalog of checks. */
export const points = {
  sum: 6,
  mostForSums: 15,
  defect: 3,
  smallDefect: 1.5,
  secret: 6,
} as const;
