import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from './find-structure.ts';
import { isWithin } from './guidance.ts';

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
  const isGuidance = (words: string) => {
    const at = sourceText.text.indexOf(words);
    return isWithin(structure.guidance, { start: at, end: at + words.length });
  };
  expect(isGuidance('may want to raise')).toBe(true);
  expect(isGuidance('may enter')).toBe(true);
  expect(isGuidance('jointly liable')).toBe(true);
  expect(isGuidance('pays the rent')).toBe(false);
  expect(isGuidance('may inspect')).toBe(false);
  expect(isGuidance('pays a deposit')).toBe(false);
});

function findExplained(text: string): (words: string) => boolean {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return (words) => {
    const start = text.indexOf(words);
    expect(start).toBeGreaterThanOrEqual(0);
    return isWithin(structure.guidance, { start, end: start + words.length });
  };
}

describe('help to fill in a form', () => {
  const fields = [
    'Give the name of the guest.',
    'The date on which the guest will arrive.',
    'Put here the price, eg “£900 per week”.',
    'Give the deposit, eg “£250”.',
    'The notice which either party must give the other.',
    'Indicate in a sentence who cleans the house.',
  ].join('\n\n');

  it('is a run of lines that say what to write, with what stands between them', () => {
    const isExplained = findExplained(
      `Holiday Let Agreement\n\nThe guest pays the price.\n\n${fields}\n\nThe guest must leave the house clean.`,
    );
    expect(isExplained('£900 per week')).toBe(true);
    expect(isExplained('either party must give')).toBe(true);
    expect(isExplained('pays the price')).toBe(false);
    expect(isExplained('must leave the house clean')).toBe(false);
  });

  it('is a single sentence that is called an example', () => {
    const isExplained = findExplained(
      'Royalty Agreement\n\nThe royalty is five percent.\n\nExample: Sales of $1,000 give a royalty of $50.\n\nThe Licensee pays the royalty each month.',
    );
    expect(isExplained('a royalty of $50')).toBe(true);
    expect(isExplained('pays the royalty')).toBe(false);
  });

  it('is a page before the title that is to be thrown away', () => {
    const isExplained = findExplained(
      '1. Save this form\n\nBy using this form you accept its licence.\n\n2. Delete this page\n\nOnce you are done, delete this page.\n\nFreelance Contractor Agreement\n\nThe Client pays the Contractor each month.',
    );
    expect(isExplained('accept its licence')).toBe(true);
    expect(isExplained('pays the Contractor')).toBe(false);
  });

  it.each([
    [
      'a list of duties',
      'Lease\n\nThe Tenant must:\n\n- Give the keys back;\n- Describe the damage;\n- List the guests;\n- Include the receipts.',
      'Describe the damage',
    ],
    [
      'terms with samples far from each other',
      'Lease\n\nThe Tenant keeps small pets, e.g. “cats”. The Tenant shall pay the rent. The Tenant shall clean the flat. The Landlord will repair the roof, e.g. “tiles”.',
      'shall clean the flat',
    ],
    [
      'a heading of terms of use',
      'Terms of Service\n\nHow to use the Services\n\nYou must not share your account.',
      'must not share',
    ],
  ])('leaves alone %s', (_, text, words) => {
    expect(findExplained(text)(words)).toBe(false);
  });
});
