import { createCatalog } from '../remark-catalog.ts';

/** The checks of reports, proposals, plans and policies. */
export const reportCatalogue = createCatalog('report', {
  'REP-01': {
    title: 'Key figures',
    level: 1,
    why: 'Readers look for the numbers first.',
    source: 'Practice of business writing',
  },
  'REP-02': {
    title: 'Same measure, different figures',
    level: 3,
    why: 'Readers remember the figure that was wrong, and doubt the others.',
    source: 'Practice of business writing',
  },
  'REP-03': {
    title: 'Arithmetic that does not work out',
    level: 3,
    why: 'Anybody with a calculator can find it, and it casts doubt on the rest.',
    source: 'Computed; rounding of the figures shown is allowed for',
  },
  'REP-04': {
    title: 'Praise without a measure',
    level: 2,
    why: 'Readers discount it, and in advertising it may have to be proved.',
    source: 'Substantiation of advertising claims, Federal Trade Commission (United States)',
  },
  'REP-05': {
    title: 'Parts that decision makers look for',
    level: 2,
    why: 'A long report that asks for nothing is not acted on.',
    source: 'Practice of business writing',
  },
  'REP-06': {
    title: 'Promises without a date',
    level: 2,
    why: 'What nobody is to finish by a day is easily left undone.',
    source: 'Practice of business writing',
  },
  'REP-07': {
    title: 'Readability',
    level: 1,
    why: 'How hard a text may be depends on who is to read it.',
    source: 'LIX, C. H. Björnsson 1968',
  },
  'LET-05': {
    title: 'Duties nobody can check',
    level: 2,
    why: 'A policy with vague duties cannot be audited.',
    source: 'Practice of document control',
  },
});
