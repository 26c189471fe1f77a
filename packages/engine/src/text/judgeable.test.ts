import type { DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { findWhyNotJudged } from './judgeable.ts';
import { findStructure } from './structure/find-structure.ts';

function explain(words: number, kind: DocumentKind) {
  const sourceText = buildSourceText('It is what it is. '.repeat(Math.ceil(words / 5)));
  const documentKind = { kind, label: kind };
  return findWhyNotJudged({ sourceText, ...findStructure({ sourceText }), documentKind })?.reason;
}

it.each([
  [20, 'services', 'too-little-text'],
  [80, 'services', undefined],
  [80, 'essay', 'too-little-text'],
  [120, 'essay', undefined],
] as const)('%d words of a document of the kind %s: %s', (words, kind, reason) => {
  expect(explain(words, kind)).toBe(reason);
});

describe('a contract whose terms are behind a link', () => {
  const cover = 'Purpose: to discuss a sale. Term: two years. Governing law: England and Wales. ';
  const explainContract = (text: string) => {
    const sourceText = buildSourceText(
      `Cover Page for a Mutual NDA\n\n${text}\n\n${cover.repeat(3)}`,
    );
    const documentKind = { kind: 'nda', label: 'Non-disclosure agreement' } as const;
    return findWhyNotJudged({ sourceText, ...findStructure({ sourceText }), documentKind });
  };

  it.each([
    'By signing, the parties enter into the Mutual NDA (Version 1.0) (available at https://forms.example/nda/).',
    'This NDA consists of this page and the Standard Terms posted at https://forms.example/nda.',
    'This form is governed by the [Standard Terms 2.1](https://forms.example/terms), which form part of it.',
  ])('is not judged, and says that they were not seen: %s', (text) => {
    expect(explainContract(text)).toMatchObject({
      reason: 'linked-terms',
      text: expect.stringContaining('not seen'),
    });
  });

  it.each([
    ['a notice address', 'A reference copy of the NDA is available at https://forms.example/nda.'],
    [
      'terms of its own',
      `The parties agree to the Terms available at https://forms.example/nda. ${'The Recipient shall keep the information secret. '.repeat(5)}`,
    ],
    [
      'a policy beside it',
      'Use is subject to the privacy policy available at https://forms.example.',
    ],
  ])('is judged where the link is %s', (_, text) => {
    expect(explainContract(text)).toBeUndefined();
  });
});
