import { findVagueDuties } from '../checks/vague-duties.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'OPS-14',
  name: 'Many duties without a measure',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 1,
  grade: 'A',
  sample: { read: 8, right: 8 },
  documents: 'all',
  borneBy: 'both sides',
  bearer: 'everyone',
  why: 'Words such as “promptly” and “reasonable efforts” promise nothing that can be counted, so nobody can say when the promise is broken.',
  request: 'Put figures in place of vague words',
  mitigation:
    'Ask for a number where one matters: “within five working days” for “promptly”, a percentage or a date for “reasonable efforts”.',
  source: 'Drafting practice',
  find: findVagueDuties,
  examples: {
    matches: [
      'Acme shall promptly answer. Acme shall use best efforts. Beta shall timely pay. Acme shall from time to time report. Beta shall provide adequate support. Acme must act as soon as practicable.',
    ],
    leaves: [
      'Acme shall answer within 5 days. Beta shall pay within 30 days of the invoice. Acme shall report promptly.',
    ],
  },
};
