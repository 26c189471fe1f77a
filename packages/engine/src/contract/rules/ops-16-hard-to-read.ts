import { findHardToRead } from '../checks/hard-to-read.ts';
import type { Rule } from '../rule.ts';

const longSentence =
  'The tenant, who hereinafter acknowledges the aforesaid obligations notwithstanding any representation previously communicated, shall immediately indemnify the landlord against consequential liabilities, administrative expenditures, extraordinary maintenance obligations and supplementary municipal assessments originating from occupation of the accommodation, irrespective of whether such circumstances were reasonably foreseeable.';
const shortSentence = 'The tenant pays the rent on the first day of each month.';

export const rule: Rule = {
  id: 'OPS-16',
  name: 'Hard to read',
  category: 'drafting',
  kind: 'computed',
  baseSeverity: 1,
  grade: 'A',
  sample: { read: 16, right: 16 },
  documents: ['consumer', 'lease', 'employment'],
  borneBy: 'the consumer, employee or tenant',
  bearer: ['consumer', 'customer', 'user', 'employee', 'executive', 'tenant', 'lessee'],
  law: 'European Union and United Kingdom: consumer terms must be plain and intelligible, and unclear ones are read against the trader (Directive 93/13/EEC art. 5; Consumer Rights Act 2015 s. 68 and 69)',
  why: 'What cannot be understood at one reading is easily agreed to by mistake.',
  request: 'Ask for plain language',
  mitigation:
    'Ask what the quoted sentences mean in practice and have the answer written into them: one rule a sentence, twenty to twenty-five words.',
  source: 'Directive 93/13/EEC art. 5; R. Flesch, A new readability yardstick (1948)',
  find: findHardToRead,
  examples: {
    matches: [Array.from({ length: 10 }, () => longSentence).join(' ')],
    leaves: [Array.from({ length: 40 }, () => shortSentence).join(' ')],
  },
};
