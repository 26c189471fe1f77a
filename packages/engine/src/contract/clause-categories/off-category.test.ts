import type { ClauseCategory } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { createPassage } from '../../text/passage.ts';
import { isOffCategory } from './off-category.ts';

function isOff(category: ClauseCategory, text: string, isDefinition = false): boolean {
  const span = { start: 0, end: text.length };
  const passage = createPassage(text, span);
  return isOffCategory(category, text, { ...span, passage, clauseId: undefined, isDefinition });
}

describe('a passage is not what its category says', () => {
  it.each<[ClauseCategory, string]>([
    ['cap-on-liability', 'Neither party is liable for indirect or consequential damages.'],
    [
      'cap-on-liability',
      'In no event is the Seller liable for lost profits, including, but not limited to, loss of data.',
    ],
    ['cap-on-liability', 'Replacement of faulty goods is the sole and exclusive remedy.'],
    ['cap-on-liability', 'The Contractor carries insurance with an aggregate sum of $1,000,000.'],
    ['non-compete', 'For a year the Employee will not solicit customers of the Employer.'],
    ['ip-ownership-assignment', 'WHEREAS, Acme has assigned the Patents to Beta;'],
  ])('%s: %s', (category, text) => {
    expect(isOff(category, text)).toBe(true);
  });

  it.each<[ClauseCategory, string]>([
    ['ip-ownership-assignment', '“Assigned Patents” means the patents listed in Schedule 1.'],
    ['non-compete', '“Competing Business” means a business that sells shoes.'],
  ])('%s, in a definition: %s', (category, text) => {
    expect(isOff(category, text, true)).toBe(true);
  });
});

describe('a passage is what its category says', () => {
  it.each<[ClauseCategory, string]>([
    [
      'cap-on-liability',
      'Neither party is liable for lost profits, and total liability shall not exceed $10,000.',
    ],
    ['cap-on-liability', 'The remedy is limited to a refund of the fees paid.'],
    ['cap-on-liability', 'No claim may be brought more than two years after the event.'],
    ['cap-on-liability', 'The Provider is not liable for acts of others.'],
    ['non-compete', 'The Agent will not solicit orders for goods that compete with ours.'],
    ['ip-ownership-assignment', 'The Contractor hereby assigns all rights to the Client.'],
    ['confidentiality', '“Confidential Information” means all that is marked so.'],
  ])('%s: %s', (category, text) => {
    expect(isOff(category, text)).toBe(false);
  });

  it('where a definition promises something', () => {
    const text = '“Work” means what the Contractor makes, all of which shall belong to the Client.';
    expect(isOff('ip-ownership-assignment', text, true)).toBe(false);
  });
});
