import type { WritingDetails } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { composeSources } from './sources.ts';

it.each([
  ['whole where it is short', 'ISO\n9001.', 'ISO 9001.'],
  ['cut where it is long', 'Standard '.repeat(20), `${'Standard '.repeat(6)}…`],
])('an entry that names no author is named by its words, %s', (_, quote, name) => {
  const reference: WritingDetails['references'][number] = {
    number: 1,
    style: 'other',
    authors: [],
    cited: 0,
    problems: [],
    evidence: { start: 0, end: quote.length, quote },
  };
  const blocks = composeSources({ citations: [], references: [reference] } as never);
  expect(blocks).toMatchObject([{ rows: [[name, 'never cited']] }]);
});
