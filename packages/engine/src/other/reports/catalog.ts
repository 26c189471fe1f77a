import { createCatalog } from '../remark-catalog.ts';

const policy =
  'Information security policy\n\nVersion 2.1, effective date 1 March 2026, owner: Anna Berg, next review 1 March 2027. This policy applies to all staff.\n\n';

/** The checks of reports, proposals, plans and policies. */
export const reportCatalog = createCatalog('report', {
  'REP-01': {
    title: 'Key figures',
    level: 1,
    why: 'Readers look for the numbers first.',
    source: 'Practice of business writing',
    examples: 'What it finds is shown as details of the document and is no remark.',
  },
  'REP-02': {
    title: 'Same measure, different figures',
    level: 3,
    why: 'Readers remember the figure that was wrong, and doubt the others.',
    source: 'Practice of business writing',
    examples: {
      matches: ['Revenue in 2025 was EUR 4.2 million. Revenue in 2025 was EUR 5.2 million.'],
      leaves: ['Revenue in 2025 was EUR 4.2 million. Revenue in 2025 was EUR 4,213,000.'],
    },
  },
  'REP-03': {
    title: 'Arithmetic that does not work out',
    level: 3,
    why: 'Anybody with a calculator can find it, and it casts doubt on the rest.',
    source: 'Computed; rounding of the figures shown is allowed for',
    examples: {
      matches: ['Sales rose from 40 to 50, an increase of 20 %.'],
      leaves: ['Sales rose from 40 to 50, an increase of 25 %.'],
    },
  },
  'REP-04': {
    title: 'Praise without a measure',
    level: 2,
    why: 'Readers discount it, and in advertising it may have to be proved.',
    source: 'Substantiation of advertising claims, Federal Trade Commission (United States)',
    examples: {
      matches: ['We are a market-leading provider of sensors.'],
      leaves: ['We are a market-leading provider with 40 % of the market.'],
    },
  },
  'REP-05': {
    title: 'Parts that decision makers look for',
    level: 2,
    why: 'A long report that asks for nothing is not acted on.',
    source: 'Practice of business writing',
    examples: {
      matches: ['The plant ran without a fault all week. '.repeat(100)],
      leaves: ['The plant ran without a fault all week.'],
    },
  },
  'REP-06': {
    title: 'Promises without a date',
    level: 2,
    why: 'What nobody is to finish by a day is easily left undone.',
    source: 'Practice of business writing',
    examples: {
      matches: ['We will hire six technicians.'],
      leaves: ['We will hire six technicians by 15 September 2026.'],
    },
  },
  'REP-07': {
    title: 'Readability',
    level: 1,
    why: 'How hard a text may be depends on who is to read it.',
    source: 'LIX, C. H. Björnsson 1968',
    examples: 'What it finds is shown as details of the document and is no remark.',
  },
  'LET-05': {
    title: 'Duties nobody can check',
    level: 2,
    why: 'A policy with vague duties cannot be audited.',
    source: 'Practice of document control',
    examples: {
      matches: [`${policy}Incidents should be reported in a timely manner.`],
      leaves: [`${policy}Passwords must be changed within 90 days.`],
    },
  },
});
