import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { describeBinding } from './describe-binding.ts';

function tell(text: string) {
  const sourceText = buildSourceText(text);
  const { structure } = findStructure({ sourceText });
  return describeBinding(sourceText.text, structure);
}

describe('a paper that does not bind', () => {
  it.each([
    'Except for the section on confidentiality, this term sheet is not legally binding.',
    'This is a non-binding letter of intent between the founders.',
    'This summary of terms does not constitute an agreement or an offer.',
    'No binding agreement exists until the final documents are signed.',
  ])('says so in its own words: %s', (words) => {
    const said = tell(`The investor buys shares.\n\n${words}`);
    expect(said?.text).toContain(words.slice(0, 30));
    expect(said?.evidence.map(({ quote }) => quote)).toEqual([words]);
  });

  it.each([
    'This agreement is binding on the parties and their successors.',
    'The parties first try mediation; the mediator’s letter is not binding.',
    'The letter of credit is issued by a bank.',
  ])('is not this: %s', (words) => {
    expect(tell(words)).toBeUndefined();
  });
});
