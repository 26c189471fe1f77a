import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { listTextUnits } from './list-text-units.ts';
import { findTitle } from './title.ts';

function findTitleIn(raw: string): string | undefined {
  const sourceText = buildSourceText(raw);
  const title = findTitle(sourceText.text, listTextUnits(sourceText));
  return title && sourceText.text.slice(title.start, title.end);
}

const opening =
  '\n\nThis Agreement is made as of May 1, 2020 by and between Acme LLC and Beta LLC.';

const heading = { kind: 'heading', level: 1 } as const;

/** The title of a document whose blocks are headings when they start with `#`. */
function findHeadedTitle(raw: string): string | undefined {
  const sourceText = buildSourceText(raw);
  const blocks = sourceText.blocks.map((block) =>
    sourceText.text.startsWith('#', block.start)
      ? { ...block, ...heading, start: block.start + 1 }
      : block,
  );
  const title = findTitle(sourceText.text, listTextUnits({ ...sourceText, blocks }));
  return title && sourceText.text.slice(title.start, title.end);
}

describe('the title', () => {
  it.each([
    [`EXHIBIT 10.1\n\nSUPPLY AGREEMENT${opening}`, 'SUPPLY AGREEMENT'],
    [
      `Exhibit 99(h)(3) MARKETING AGREEMENT THIS AGREEMENT is entered into by Acme.`,
      'MARKETING AGREEMENT',
    ],
    [
      `Exhibit 2.01   Strategic Alliance Agreement   This agreement is made today.`,
      'Strategic Alliance Agreement',
    ],
    [`JOINT SUPPLY\n\nAGREEMENT${opening}`, 'JOINT SUPPLY\n\nAGREEMENT'],
    [`AGREEMENT FOR\n\nTHE SALE OF GOODS${opening}`, 'AGREEMENT FOR\n\nTHE SALE OF GOODS'],
    [
      `SERVICES AGREEMENT BETWEEN ACME LLC AND BETA LLC DATED MAY 1, 2020${opening}`,
      'SERVICES AGREEMENT',
    ],
    [`ACME SYSTEMS, INC. DISTRIBUTOR AGREEMENT${opening}`, 'DISTRIBUTOR AGREEMENT'],
    [
      `Acme-Beta Supply Agreement (Execution Copy)\n\nSUPPLY AGREEMENT${opening}`,
      'SUPPLY AGREEMENT',
    ],
    [
      `AGREEMENT\n\nThis Software License Agreement is made as of May 1, 2020.`,
      'Software License Agreement',
    ],
    [`AMENDMENT NO. 1 TO ACME FOODS, LLC MANUFACTURING AGREEMENT${opening}`, 'AMENDMENT NO. 1'],
    [
      `Amendment n° 01\n\nto the Global Maintenance Agreement${opening}`,
      'Amendment n° 01\n\nto the Global Maintenance Agreement',
    ],
    [`Distributorship agreement\n\nbetween\n\nAcme Ltd${opening}`, 'Distributorship agreement'],
    [
      `CONFIDENTIAL TREATMENT OF PORTIONS OF THIS AGREEMENT\n\nHOSTING AGREEMENT${opening}`,
      'HOSTING AGREEMENT',
    ],
    [`CO-DEVELOPMENT AGREEMENT CO-DEVELOPMENT AGREEMENT${opening}`, 'CO-DEVELOPMENT AGREEMENT'],
    [`Some words are left out of this agreement (marked [***]).\n\nLEASE${opening}`, 'LEASE'],
    [`(TRANSLATION) OUTSOURCING AGREEMENT${opening}`, 'OUTSOURCING AGREEMENT'],
    [
      `SERVICING AGREEMENT HILL MUTUAL FUNDS Agreement, dated today${opening}`,
      'SERVICING AGREEMENT',
    ],
    [`(up to 5 shares)  Price $10 Per Share  AGENCY AGREEMENT${opening}`, 'AGENCY AGREEMENT'],
    [
      `Parts of this agreement are left out. Amendment #3 to the Supply Agreement This Amendment #3 is made today.`,
      'Amendment #3 to the Supply Agreement',
    ],
  ])('%s', (text, expected) => {
    expect(findTitleIn(text)).toBe(expected);
  });

  it.each([
    [
      'Founder Share Notice\n\n#Key Terms\n\nRestricted Stock Purchase Agreement',
      'Founder Share Notice',
    ],
    [
      '[Remove this note]\n\n#Cover Page\n\n#for Mutual NDA\n\nBy signing, both agree.',
      'Cover Page\n\n#for Mutual NDA',
    ],
    ['#Exhibit 10.1\n\n#SUPPLY AGREEMENT between Acme and Beta\n\n1. Fees', 'SUPPLY AGREEMENT'],
    [
      '#NDA 1.0\n\n#CC-BY-4.0\n\n#Mutual NDA (Version 1.0)\tCE\n\n1. Scope',
      'Mutual NDA (Version 1.0)',
    ],
    [
      '#TERMS FOR THE SALE OF STOCK OF [Name], INC.\n\n[Date]\n\n#Offering Terms\n\nThe price is low.',
      'TERMS FOR THE SALE OF STOCK OF [Name], INC.',
    ],
  ])('is the first line of a document with headings: %s', (text, expected) => {
    expect(findHeadedTitle(text)).toBe(expected);
  });

  it('is absent in a text without one', () => {
    expect(findTitleIn('My Summer\n\nWe went to the lake and swam.')).toBeUndefined();
  });

  it('never comes from a line after the first sentence of the contract', () => {
    expect(findTitleIn(`SUPPLY CONTRACT${opening}\n\nLEASE AGREEMENT`)).toBe('SUPPLY CONTRACT');
  });

  it('has no white space at its ends, whatever surrounds it', () => {
    const words = fc.constantFrom(
      'AGREEMENT',
      'Supply',
      'Agreement',
      'EXHIBIT 10.1',
      'THIS',
      'between',
      '\n\n',
      '   ',
      'ACME, INC.',
      'NO. 1',
      'TO',
      '.',
      '-',
      'Terms',
    );
    let titles = 0;
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
        const title = findTitleIn(parts.join(' '));
        if (title === undefined) return;
        titles += 1;
        expect(title.trim()).toBe(title);
        expect(title).not.toBe('');
      }),
    );
    expect(titles).toBeGreaterThan(0);
  });
});
