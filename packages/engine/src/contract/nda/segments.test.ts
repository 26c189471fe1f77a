import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { listSegments } from './segments.ts';

function segment(text: string) {
  return listSegments(findStructure({ sourceText: buildSourceText(text) }).structure);
}

describe('listSegments', () => {
  it('splits a sentence into its list items, each with the words that introduce it', () => {
    const segments = segment(
      'Confidential Information excludes information that (a) is or becomes public; or (b) was known to the Recipient before.',
    );
    expect(segments.map(({ text, lead }) => [text.trim(), lead.trim()])).toEqual([
      ['confidential information excludes information that', ''],
      ['(a) is or becomes public;', 'confidential information excludes information that'],
      [
        'or (b) was known to the recipient before.',
        'confidential information excludes information that',
      ],
    ]);
  });

  it.each([
    'This Agreement ends five (5) years after the date on which it was signed by the parties.',
    'The duty in Section (a) of this Agreement does not bind the advisers of the Recipient.',
  ])('does not split at numbers or references in brackets: %s', (text) => {
    expect(segment(text).map((one) => one.text)).toEqual([text.toLowerCase()]);
  });

  it('tiles the sentences', () => {
    const text =
      'The Recipient shall (i) keep it secret; (ii) tell nobody of it; and (iii) return it all.';
    const segments = segment(text);
    expect(segments.map(({ start, end }) => text.slice(start, end).trim()).join(' ')).toBe(text);
  });

  it('takes the sentence before a list as the lead-in of its items', () => {
    const segments = segment('1. The Recipient shall not:\n\n(a) copy it;\n\n(b) sell it.');
    expect(segments.at(-1)?.lead).toContain('the recipient shall not:');
  });
});
