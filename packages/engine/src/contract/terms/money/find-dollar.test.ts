import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { findDollar } from './find-dollar.ts';

const find = (text: string) =>
  findDollar(findStructure({ sourceText: buildSourceText(text) }).structure);

describe('a bare dollar sign', () => {
  it.each([
    ['AUD', 'The seller is Currawong Freight Pty Ltd. You pay $295.'],
    ['AUD', 'Harbour Fest Inc, ABN 12 345 678 901, pays you $20.'],
    ['AUD', 'We are at 4 Pier Street, Geelong VIC 3220. The ticket costs $90.'],
    ['AUD', 'You pay $90. The law of Victoria, Australia, applies to this agreement.'],
    ['CAD', 'We live at 12 Elm Street, Guelph, Ontario. You pay $90.'],
    ['SGD', 'The buyer is Lumora Sensors Pte Ltd. It pays $90.'],
    ['NZD', 'We are at 3 Queen Street, Auckland 1010. You pay $90.'],
  ])('is %s in: %s', (code, text) => {
    expect(find(text)).toBe(code);
  });

  it.each([
    'You pay $90.',
    'Acme, a Delaware corporation, sells to Currawong Freight Pty Ltd for $90.',
    'The seller is Currawong Freight Pty Ltd. You pay US$295, of which $20 now.',
    'The seller is at 5 Main St, Austin, TX 78701. The buyer is Lumora Pte Ltd. It pays $90.',
    'The seller is Currawong Pty Ltd and the buyer is Lumora Pte Ltd. It pays $90.',
  ])('is the US dollar in: %s', (text) => {
    expect(find(text)).toBe('USD');
  });

  it('is not Australian because of a South African company', () => {
    expect(find('Karoo Wheels (Pty) Ltd sells the car for $90.')).toBe('USD');
  });
});
