import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../../test/build-source-text.ts';
import { findStructure } from '../../../text/structure/find-structure.ts';
import { listTimeTerms } from './time-terms.ts';

/** The terms about time by their type, as they are shown. */
function read(text: string): Record<string, string> {
  const sourceText = buildSourceText(text);
  const terms = listTimeTerms(sourceText.text, findStructure({ sourceText }).structure);
  return Object.fromEntries(terms.toReversed().map(({ type, display }) => [type, display]));
}

const signed = 'Signed on 3 May 2025\n\n';

describe('when a contract in everyday words starts and ends', () => {
  it.each([
    ['You move in on 1 June 2025 and your stay runs to 31 May 2026.', '1 June 2025', '31 May 2026'],
    ['This agreement starts today and finishes on 9 August 2025.', '3 May 2025', '9 August 2025'],
    [
      'The agreement starts on the date at the top and ends on 30 November 2025.',
      '3 May 2025',
      '30 November 2025',
    ],
    ['Membership lasts from 1 July 2025 to 30 June 2030.', '1 July 2025', '30 June 2030'],
    ['You’re in for twelve months from 2 June 2025.', '2 June 2025', '1 June 2026'],
    [
      'This agreement takes effect on 1 July 2025 and has a fixed term until 30 June 2029.',
      '1 July 2025',
      '30 June 2029',
    ],
  ])('%s', (text, start, end) => {
    const found = read(`${signed}${text}`);
    expect([found['effective-date'], found['expiration-date']]).toEqual([start, end]);
  });

  it.each([
    'The concert starts on 1 June 2025 and finishes on 3 June 2025.',
    'You pay your membership fee from 1 July 2025.',
    'If you are in for the weekend, tell us on 1 July 2025.',
  ])('is not what is said of something else: %s', (text) => {
    const found = read(`${signed}${text}`);
    expect(found).not.toHaveProperty('effective-date');
    expect(found).not.toHaveProperty('expiration-date');
  });
});

describe('how a contract in everyday words goes on', () => {
  it.each([
    [
      'You are here until 31 May 2026. If we have not heard from you by then you are down for another six months, and so on.',
      'Automatic, 6 months',
    ],
    [
      'Your stay runs to 31 May 2026. After that it carries on month to month until you tell us to stop.',
      'Automatic',
    ],
    [
      'The deal ends on 31 May 2026. It rolls over for another season unless either of us says otherwise.',
      'Automatic',
    ],
    [
      'The job ends on 31 May 2026. If both want to work together again, they will make a new agreement.',
      'By agreement only',
    ],
  ])('%s', (text, renewal) => {
    expect(read(`${signed}${text}`)['renewal-term']).toMatch(new RegExp(`^${renewal}`));
  });

  it.each([
    'After that the band carries on until midnight.',
    'If you are late, the bus goes on without you unless you call.',
  ])('is not what is said of something else: %s', (text) => {
    expect(read(`${signed}This agreement ends on 31 May 2026. ${text}`)).not.toHaveProperty(
      'renewal-term',
    );
  });
});
