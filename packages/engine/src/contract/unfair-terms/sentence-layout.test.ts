import { expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { describeLayout } from './sentence-layout.ts';

it('sentences of a clause share a number, and capitals and list items are recognized', () => {
  const text =
    '1. Ending\n\nWe may close your account if:\n\n(a) you break these terms; or\n\n2. Liability\n\nWe take care of your goods. WE ANSWER FOR NOTHING THAT HAPPENS TO YOU WHEN YOU USE THE SERVICE.\n';
  const { structure } = findStructure({ sourceText: buildSourceText(text) });
  const { sentences } = structure;
  const words = sentences.map(({ passage }) => passage.text.split(' '));
  const layout = describeLayout(sentences, words);
  const at = (start: string) => sentences.findIndex(({ passage }) => passage.text.includes(start));
  expect(layout.leadIns[at('break these')]).toBe(at('We may close'));
  expect(layout.capitals[at('WE ANSWER')]).toBe(1);
  expect(layout.capitals[at('We may close')]).toBe(0);
  expect(layout.clauses[at('WE ANSWER')]).not.toBe(layout.clauses[at('We may close')]);
  expect(layout.wordCounts[at('WE ANSWER')]).toBe(words[at('WE ANSWER')]?.length);
});
