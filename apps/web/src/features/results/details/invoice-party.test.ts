import { describe, expect, it } from 'vitest';
import { listPartyFacts } from './invoice-party.ts';

const name = { value: 'Holm', display: 'Holm', evidence: { start: 3, end: 7, quote: 'Holm' } };
const vatId = { value: 'GB123456782', display: 'GB 123 4567 82' };

describe('what is known of a party', () => {
  it('comes in the order of a letterhead, with the words it rests on', () => {
    expect(listPartyFacts({ vatId, name })).toEqual([
      { label: 'Name', value: 'Holm', evidence: name.evidence },
      { label: 'VAT number', value: 'GB 123 4567 82', evidence: undefined },
    ]);
  });

  it('says so where the name was not found', () => {
    expect(listPartyFacts({ vatId })[0]).toEqual({ label: 'Name', value: 'not found' });
    expect(listPartyFacts({})).toHaveLength(1);
  });
});
