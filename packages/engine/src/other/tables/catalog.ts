import { createCatalog } from '../remark-catalog.ts';

/** The checks of tables. */
export const tableCatalogue = createCatalog('table', {
  'TAB-01': {
    title: 'Columns without a name of their own',
    level: 1,
    why: 'Formulas, filters and imports find a column by its name.',
    source: 'Practice of data profiling',
  },
  'TAB-02': {
    title: 'Sum does not add up',
    level: 3,
    why: 'Whoever reads the total takes it for the sum of the figures, and decides by it.',
    source: 'Computed in decimal arithmetic',
  },
  'TAB-03': {
    title: 'Cells that break calculations',
    level: 2,
    why: 'Sums, filters and charts leave out such a cell or fail on it, often without saying so.',
    source: 'Practice of data cleaning; OWASP on formulas in CSV files',
  },
  'TAB-04': {
    title: 'Unusual figure',
    level: 1,
    why: 'A slip of the decimal point or a missing figure changes every sum and mean.',
    source: 'Modified z-score of Iglewicz and Hoaglin (1993), above 3.5',
  },
  'TAB-05': {
    title: 'Duplicates',
    level: 2,
    why: 'What stands in a table twice is counted twice, and paid twice.',
    source: 'Practice of data cleaning',
  },
  'TAB-06': {
    title: 'Change over periods',
    level: 1,
    why: 'How figures develop is what most tables are read for.',
    source: 'Computed',
  },
});

/** The checks of data files. */
export const dataCatalogue = createCatalog('data', {
  'DAT-01': {
    title: 'Readable outline',
    level: 1,
    why: 'It shows what a data file holds without reading it whole.',
    source: 'Computed',
  },
  'DAT-02': {
    title: 'Broken data',
    level: 2,
    why: 'The next programme that reads the file may refuse it, or silently take something else from it.',
    source: 'RFC 8259 for JSON; computed',
  },
  'DAT-03': {
    title: 'Secrets and personal data by their names',
    level: 3,
    why: 'Whoever gets the file can use what opens an account or names a person.',
    source: 'Practice of scanners for secrets',
  },
});

/** Points in the score; see the catalogue of checks. */
export const points = {
  sum: 6,
  mostForSums: 15,
  defect: 3,
  smallDefect: 1.5,
  secret: 6,
} as const;
