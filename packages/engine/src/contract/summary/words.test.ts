import { joinWords, lowerFirst } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  calmTitle,
  composeSentence,
  describeClause,
  findTerm,
  withIndefiniteArticle,
} from './words.ts';

function buildTerm(type: Term['type'], display: string): Term {
  const evidence = { start: 0, end: display.length, quote: display };
  return {
    id: display,
    type,
    label: type,
    display,
    value: { kind: 'text', text: display },
    evidence,
  };
}

const law = buildTerm('governing-law', 'Utah');
const seat = buildTerm('arbitration-seat', 'Provo');

describe('a sentence of parts', () => {
  it('says the parts that are there, and rests on their words', () => {
    const sentence = composeSentence('It', [
      ['is short', law],
      undefined,
      false,
      ['is good', seat],
    ]);
    expect(sentence).toEqual({
      text: 'It is short and is good.',
      evidence: [law.evidence, seat.evidence],
    });
  });

  it('is none where no part is there', () => {
    expect(composeSentence('It', [undefined, false])).toBeUndefined();
  });
});

describe('words within a sentence', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j are joined to “%s”', (parts, joined) => {
    expect(joinWords(parts)).toBe(joined);
  });

  it.each([
    ['loan', 'a loan'],
    ['employment agreement', 'an employment agreement'],
    ['invoice', 'an invoice'],
  ])('“%s” takes its article: “%s”', (words, said) => {
    expect(withIndefiniteArticle(words)).toBe(said);
  });

  it.each([
    ['Slow payment', 'slow payment'],
    ['NDA without end', 'NDA without end'],
    ['already small', 'already small'],
    ['', ''],
  ])('“%s” begins small unless it is an acronym: “%s”', (words, said) => {
    expect(lowerFirst(words)).toBe(said);
  });

  it.each([
    ['SOFTWARE LICENSE AGREEMENT', 'Software License Agreement'],
    ['TERMS OF USE', 'Terms of Use'],
    ['MUTUAL NDA', 'Mutual NDA'],
    ['SAAS TERMS', 'SaaS Terms'],
    ['Lease of a Flat', 'Lease of a Flat'],
  ])('“%s” is calmed to “%s”', (title, calm) => {
    expect(calmTitle(title)).toBe(calm);
  });
});

describe('the place of a clause', () => {
  it.each([
    [{ number: '4.2', heading: 'Fees' }, 'clause 4.2'],
    [{ number: 'Article IV' }, 'Article IV'],
    [{ heading: 'Payment' }, '“Payment”'],
    [{}, undefined],
    [undefined, undefined],
  ])('of %j is %s', (clause, place) => {
    expect(describeClause(clause)).toBe(place);
  });
});

describe('a term', () => {
  it('is found by its type, the first of several', () => {
    const second = buildTerm('governing-law', 'Ohio');
    expect(findTerm([seat, law, second], 'governing-law')).toBe(law);
    expect(findTerm([seat], 'governing-law')).toBeUndefined();
  });
});
