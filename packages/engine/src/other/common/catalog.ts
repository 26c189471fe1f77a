import { createCatalog } from '../remark-catalog.ts';

/** The checks that hold for every document. */
export const commonCatalog = createCatalog('document', {
  'GEN-03': {
    title: 'Left-over drafting',
    level: 2,
    why: 'Placeholders left in look careless, and what somebody fills in later may bind.',
    source: 'Practice of proofreading',
  },
  'GEN-04': {
    title: 'Number in words differs from figure',
    level: 3,
    why: 'Two numbers are given for the same thing, and nobody can tell which of them holds.',
    source: 'Computed; in 2,097 filed contracts about 20 genuine cases',
  },
  'GEN-05': {
    title: 'Dates that cannot be right',
    level: 2,
    why: 'A wrong date in a calendar is worse than none.',
    source: 'Computed by the Gregorian calendar',
  },
  'GEN-06': {
    title: 'Personal and secret data',
    level: 2,
    why: 'Sharing a document shares everything in it.',
    source: 'Public check digits: ISO 13616 for bank accounts, ISO/IEC 7812 for cards',
  },
  'GEN-07': {
    title: 'Version of a known document',
    level: 1,
    why: 'It saves reading the same document twice, and shows what changed.',
    source: 'Computed',
  },
  'GEN-08': {
    title: 'Language',
    level: 1,
    why: 'Most checks read English; in another language they find less than there is.',
    source: 'Share of common words',
  },
});
