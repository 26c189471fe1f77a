import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findGuidance } from './guidance.ts';

const text = `Tenancy Agreement

1. Rent

1.1 The tenant pays the rent.

Guidance Note: The rent. The landlord may want to raise the rent each year.

The landlord may enter if the tenant agrees.

1.2 The landlord may inspect the flat.

2. Guidance notes

2.1 Tenants are jointly liable for the rent.

3. Deposit

3.1 The tenant pays a deposit.`;

it('is what explains a model agreement, up to the next clause', () => {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  const guidance = findGuidance(structure);
  const isGuidance = (words: string) => {
    const at = sourceText.text.indexOf(words);
    return guidance.some(({ start, end }) => start <= at && at < end);
  };
  expect(isGuidance('may want to raise')).toBe(true);
  expect(isGuidance('may enter')).toBe(true);
  expect(isGuidance('jointly liable')).toBe(true);
  expect(isGuidance('pays the rent')).toBe(false);
  expect(isGuidance('may inspect')).toBe(false);
  expect(isGuidance('pays a deposit')).toBe(false);
});
