import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { locateSentences } from './sentence-places.ts';

it('sentences of a clause share a number, and capitals and list items are known', () => {
  const text =
    '1. Ending\n\nWe may close your account if:\n\n(a) you break these terms; or\n\n2. Liability\n\nWe take care of your goods. WE ANSWER FOR NOTHING THAT HAPPENS TO YOU WHEN YOU USE THE SERVICE.\n';
  const { structure } = findStructure({ sourceText: buildSourceText(text) });
  const { sentences } = structure;
  const words = sentences.map(({ passage }) => passage.text.split(' '));
  const places = locateSentences(sentences, words);
  const at = (start: string) => sentences.findIndex(({ passage }) => passage.text.includes(start));
  expect(places.leadIns[at('break these')]).toBe(at('We may close'));
  expect(places.capitals[at('WE ANSWER')]).toBe(1);
  expect(places.capitals[at('We may close')]).toBe(0);
  expect(places.clauses[at('WE ANSWER')]).not.toBe(places.clauses[at('We may close')]);
  expect(places.wordCounts[at('WE ANSWER')]).toBe(words[at('WE ANSWER')]?.length);
});
