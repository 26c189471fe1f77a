import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { findLinkedTerms } from './linked-terms.ts';
import { findStructure } from './structure/find-structure.ts';

function find(text: string): string | undefined {
  const sourceText = buildSourceText(text);
  return findLinkedTerms(findStructure({ sourceText }).structure)?.name;
}

describe('terms behind a link', () => {
  const own = 'The Provider shall answer within a day. The Customer shall pay in time. '.repeat(60);
  it.each([
    [
      'By clicking “I accept”, Customer agrees to the Standard Terms at https://forms.example/terms.',
      'the Standard Terms at https://forms.example/terms',
    ],
    [
      'By ordering you agree to be bound by our [Terms of Service](https://acme.example/tos).',
      'the Terms of Service at https://acme.example/tos',
    ],
    [
      'The parties enter into the Mutual NDA (Version 1.0) (available at https://forms.example/nda/).',
      'the Mutual NDA (Version 1.0) at https://forms.example/nda/',
    ],
    [
      'Use of the service is subject to the terms posted at www.acme.example/legal.',
      'other terms at www.acme.example/legal',
    ],
  ])('are named, however long the page is: %s', (sentence, name) => {
    expect(find(`Order Form\n\n${sentence}\n\n${own}`)).toBe(name);
  });

  it.each([
    'A copy of the NDA is available at https://forms.example/nda.',
    'The Provider shall report at https://acme.example/reports.',
    'Questions about this Agreement go to https://acme.example/help.',
  ])('are none where the link holds no terms that bind: %s', (sentence) => {
    expect(find(`Order Form\n\n${sentence}\n\n${own}`)).toBeUndefined();
  });
});
