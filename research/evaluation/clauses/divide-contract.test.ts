import { estimateTokens } from '@clauselight/language-model';
import { toSourceText } from '@clauselight/research-data';
import { expect, test } from 'vitest';
import { divideContract } from './divide-contract.ts';

function divide(text: string, tokens: number): readonly string[] {
  const sourceText = toSourceText(text);
  const contract = { title: 'Supply', sourceText, spans: new Map(), answers: {} };
  return divideContract(contract, tokens).map(({ span }) =>
    sourceText.text.slice(span.start, span.end),
  );
}

const paragraph = 'The Supplier shall keep the goods in a safe place at all times.';

test('paragraphs that fit stay together', () => {
  expect(divide(`${paragraph}\n\n${paragraph}`, 1000)).toEqual([`${paragraph}\n\n${paragraph}`]);
});

test('a portion is full where the next paragraph does not fit', () => {
  expect(divide(`${paragraph}\n\n${paragraph}`, 20)).toEqual([paragraph, paragraph]);
});

test('a paragraph that fits nowhere is cut between words, and nothing is lost', () => {
  const portions = divide(paragraph.repeat(50), 100);
  expect(portions.join('')).toBe(paragraph.repeat(50));
  for (const portion of portions) expect(estimateTokens(portion)).toBeLessThanOrEqual(100);
});

test('words without a blank are cut all the same', () => {
  expect(divide('x'.repeat(5000), 100).join('')).toBe('x'.repeat(5000));
});
