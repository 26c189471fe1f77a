import { findWordsAgainstFigures } from '../../text/checks/words-against-figures.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-10',
  name: 'Number in words differs from figure',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 3,
  grade: 'A',
  sample: { read: 19, right: 17 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'Two numbers are given for the same thing. Usually the words prevail, so the figure everybody reads may not be the one that counts.',
  request: 'Correct the number',
  mitigation: 'Agree which number is meant and correct the other before signing.',
  source: 'Drafting practice; the rule of construction that words prevail over figures',
  find: findWordsAgainstFigures,
  examples: {
    matches: [
      'Payment is due within thirty (60) days.',
      'A fee of Two Hundred Thousand Dollars ($250,000) is payable.',
      'The salary is One Hundred Eighty Thousand and 00/100 Dollars ($190,000.00) a year.',
      'Fifty-Two Thousand, Five Hundred Dollars ($52,000) is due.',
    ],
    leaves: [
      'Payment is due within thirty (30) days.',
      'A fee of One Million Two Hundred Fifty Thousand Dollars ($1,250,000) is payable.',
      'Interest of one-half of one percent (0.50%) is due.',
      'The sum is Fifty-Two Thousand, Five Hundred Dollars ($52,500).',
      'The sum is Ten Thousand and 50/100 Dollars ($10,000.50).',
      'A margin of two and one-half percent (2.5%) applies.',
      'Section five (12) of the old agreement still applies.',
    ],
  },
};
