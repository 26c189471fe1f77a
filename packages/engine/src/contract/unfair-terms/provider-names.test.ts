import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../text/document-structure.ts';
import { createPassage } from '../../text/passage.ts';
import { findProviderNames } from './provider-names.ts';

function toSentences(texts: readonly string[]): readonly Sentence[] {
  return texts.map((text) => ({
    start: 0,
    end: text.length,
    passage: createPassage(text, { start: 0, end: text.length }),
    clauseId: undefined,
    isDefinition: false,
  }));
}

describe('names of the provider', () => {
  it('are capitalized words that act', () => {
    const sentence = 'Here Parcelo may do so, and Parcelo will tell You; You may go.';
    expect([...findProviderNames(toSentences([sentence, sentence, sentence]))]).toEqual([
      'parcelo',
    ]);
  });

  it('exclude words that are also in lower case', () => {
    const sentence = 'Here Vault may open, and Vault will close, but a vault is a room.';
    expect(findProviderNames(toSentences([sentence, sentence, sentence])).size).toBe(0);
  });

  it('are not found in words that are all capitals', () => {
    const sentence = 'HERE PARCELO MAY DO SO AND PARCELO WILL.';
    expect(findProviderNames(toSentences([sentence, sentence, sentence])).size).toBe(0);
  });
});
