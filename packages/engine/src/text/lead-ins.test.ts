import { expect, it } from 'vitest';
import type { Sentence } from './document-structure.ts';
import { findLeadIns } from './lead-ins.ts';
import { createPassage } from './passage.ts';

it('list items have the sentence that introduces them, other sentences none', () => {
  const texts = ['We may end it if:', '(a) you break it;', '(b) we wish so.', 'You may leave.'];
  const sentences: readonly Sentence[] = texts.map((text) => ({
    start: 0,
    end: text.length,
    passage: createPassage(text, { start: 0, end: text.length }),
    clauseId: undefined,
    isDefinition: false,
  }));
  expect([...findLeadIns(sentences)]).toEqual([-1, 0, 0, -1]);
});
