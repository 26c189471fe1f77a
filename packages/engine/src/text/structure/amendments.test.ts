import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from './find-structure.ts';

function amend(text: string) {
  const { structure } = findStructure({
    sourceText: buildSourceText(
      `SECOND AMENDMENT\n\nThe parties agree to this amendment.\n\n${text}`,
    ),
  });
  return structure.amendments.map(({ action, target }) => [action, target]);
}

describe('an amendment', () => {
  it.each([
    [
      'Section 2.1 of the Agreement is hereby amended and restated to read as follows:',
      'replaces',
      '2.1',
    ],
    ['Section 3.4(b) is hereby deleted in its entirety.', 'deletes', '3.4(b)'],
    ['Clause 7 is deleted in its entirety and replaced with the following:', 'replaces', '7'],
    ['The Lease is hereby amended by adding a new Section 9.5.', 'adds', '9.5'],
    ['Article IV of the Lease is hereby amended.', 'amends', 'Article IV'],
    ['The definition of “Fees” is hereby deleted.', 'deletes', 'definition of Fees'],
    ['Exhibit B is hereby replaced with the attached.', 'replaces', 'Exhibit B'],
    [
      'This Agreement amends and restates the Original Supply Agreement.',
      'replaces',
      'Original Supply Agreement',
    ],
  ])('%s is recognized', (text, action, target) => {
    expect(amend(text)).toEqual([[action, target]]);
  });

  it.each([
    'This Agreement may be amended only in writing.',
    'The Lease, as amended, stays in force.',
    'The costs shall be added to the Contract Price.',
    'If Section 4 is amended by law, the parties meet.',
    'Exhibit A shall be amended by the parties from time to time.',
  ])('is not %s', (text) => {
    expect(amend(text)).toEqual([]);
  });
});
