import type { Block, DocumentKind, SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { analyze } from '../../pipeline.ts';
import { buildSourceText } from '../../test/build-source-text.ts';
import { indexPassages } from './passage-index.ts';
import { searchPassages } from './search-passages.ts';
import { stem } from './stem.ts';

function ask(sourceText: SourceText, question: string, kind?: DocumentKind) {
  const analysis = analyze(sourceText, { weights });
  const { documentKind } = analysis;
  const given = { ...analysis, documentKind: { ...documentKind, kind: kind ?? documentKind.kind } };
  return searchPassages(indexPassages({ sourceText, analysis: given }), question, { limit: 3 });
}

/** A table with a header row as the reader gives it. */
function buildTable(rows: readonly (readonly string[])[]): SourceText {
  const lines = rows.map((cells) => cells.join('\t'));
  let start = 0;
  const blocks = lines.map((line, place): Block => {
    const block = { kind: 'table-row', table: 1, start, end: start + line.length } as const;
    start += line.length + 1;
    return place === 0 ? { ...block, isHeaderRow: true } : block;
  });
  return { ...buildSourceText(''), text: lines.join('\n'), blocks };
}

const essay = buildSourceText(`The Sea in Winter

When I was nine my grandmother took me to the coast. The water was grey and the wind came from the north, and we walked along the beach for an hour without a word about anything at all, as she liked to do.

My father was a baker. He rose at three in the morning, and the smell of his bread filled the street before anybody was awake. He never complained, and he never slept enough, and I did not understand either of these.

I have thought about that walk many times since. It taught me that silence between two people can be warm, and that cold days are worth the trouble of going out into them with somebody who knows the way.`);

const minutes = buildSourceText(`Minutes of the meeting of the allotment society

Present: Ruth Adler, Tom Birch, Mina Cole

1. Water
The pump is broken. Tom will ask the town for a repair by 3 May 2026.

2. Fence
It was decided to paint the fence green. Mina buys the paint and is paid back from the cash box.`);

const letter = buildSourceText(
  'Acme Ltd\n\n4 May 2026\n\nDear Mr Carter,\n\nThe roof of the shed at Mill Lane leaks. Please pay EUR 250 for its repair by 18 May 2026.\n\nOtherwise we will go to court.\n\nYours sincerely,\nHelen Marsh',
);

const prices = buildTable([
  ['Tool', 'Price per day'],
  ...Array.from({ length: 80 }, (_, place) => [`Ladder number ${place}`, `EUR ${place + 10}`]),
  ['Chainsaw', 'EUR 45'],
]);

describe('a document that is no contract answers', () => {
  it.each([
    ['an essay', essay, 'What did her father do for a living as a baker?', 'My father was a baker'],
    ['an essay', essay, 'What does silence teach?', 'silence between two people can be warm'],
    ['minutes', minutes, 'Who buys the paint?', 'Mina buys the paint'],
    ['minutes', minutes, 'What about the pump?', 'The pump is broken'],
    ['a letter', letter, 'What will it cost to repair the roof?', 'EUR 250'],
    ['a table', prices, 'What is the price of a chainsaw?', 'Chainsaw\tEUR 45'],
  ] as const)('%s: %s', (_, document, question, words) => {
    expect(ask(document, question)[0]?.evidence.quote).toContain(words);
  });

  it('nothing where it says nothing', () => {
    expect(ask(essay, 'Can they terminate for convenience?')).toEqual([]);
    expect(ask(minutes, 'How much does an elephant weigh?')).toEqual([]);
  });
});

describe('rows of a table', () => {
  it('stand together, a few at a time', () => {
    const [best] = ask(prices, 'chainsaw price per day');
    expect(best?.evidence.quote.length).toBeLessThanOrEqual(600);
    expect(best?.evidence.quote.split('\n').length).toBeGreaterThan(3);
  });

  it('are found by the names of their columns wherever they stand', () => {
    const analysis = analyze(prices, { weights });
    const { passages, postings } = indexPassages({ sourceText: prices, analysis });
    const withPrices = postings.get(stem('price'))?.passages;
    expect(passages.length).toBeGreaterThan(2);
    expect(withPrices).toEqual(passages.map((_, place) => place));
  });
});

it('a text without blocks or clauses is one passage', () => {
  const bare = { ...buildSourceText('Milk, bread and twelve eggs'), blocks: [] };
  expect(ask(bare, 'How many eggs?')[0]?.evidence.quote).toBe('Milk, bread and twelve eggs');
});
