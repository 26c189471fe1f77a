import { findImpossibleDates } from '../../text/checks/impossible-dates.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-12',
  name: 'Impossible or unclear dates',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 2,
  grade: 'N',
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'A deadline that falls on no day, or on one of two, cannot be kept or enforced.',
  request: 'Correct the date',
  mitigation: 'Agree on the day that is meant and write the month in words.',
  source: 'CUAD categories Agreement Date, Effective Date and Expiration Date; drafting practice',
  find: findImpossibleDates,
  examples: {
    matches: [
      'Payment is due on February 30, 2026.',
      'The report is due on 31 June 2026.',
      'The meeting is on Monday, March 3, 2026 in the office.',
      'The option ends on 03/04/2026.',
    ],
    leaves: [
      'Payment is due on February 28, 2026.',
      'The meeting is on Tuesday, March 3, 2026 in the office.',
      'The option ends on 4 March 2026.',
    ],
  },
};
