import { describe, expect, it } from 'vitest';
import { canSupport, findSettledOutcome } from './words-of-the-matter.ts';

describe('words of the matter', () => {
  it.each([
    ['information disclosed orally or in writing', true],
    ['information in any form', true],
    ['business information, prices and customer lists', false],
  ])('tell whether a passage is about the form of information: %s', (text, expected) => {
    expect(canSupport(text, 'nda-3', 'entailed')).toBe(expected);
  });

  it('exclude nothing when no words are required', () => {
    expect(canSupport('anything', 'nda-2', 'contradicted')).toBe(true);
  });

  it('decide only what they always mean', () => {
    expect(findSettledOutcome('shall not decompile the software', 'nda-11')).toBe('entailed');
    expect(findSettledOutcome('shall not analyse the software', 'nda-11')).toBeUndefined();
    expect(findSettledOutcome('shall not decompile the software', 'nda-12')).toBeUndefined();
    expect(findSettledOutcome('reasonably understood as confidential', 'nda-1')).toBe(
      'contradicted',
    );
    expect(findSettledOutcome('if required by law, it shall notify the discloser', 'nda-8')).toBe(
      'entailed',
    );
    expect(findSettledOutcome('no license or right is granted', 'nda-15')).toBe('entailed');
    expect(findSettledOutcome('it may retain copies in its backups', 'nda-20')).toBe('entailed');
    expect(findSettledOutcome('it may not keep copies', 'nda-20')).toBeUndefined();
  });
});
