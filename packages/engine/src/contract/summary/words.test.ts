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

describe('composeSentence', () => {
  it('joins the phrases that are present and quotes their terms', () => {
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

  it('returns nothing when no phrase is present', () => {
    expect(composeSentence('It', [undefined, false])).toBeUndefined();
  });
});

describe('words within a sentence', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('joins %j to “%s”', (phrases, joined) => {
    expect(joinWords(phrases)).toBe(joined);
  });

  it.each([
    ['loan', 'a loan'],
    ['employment agreement', 'an employment agreement'],
    ['invoice', 'an invoice'],
  ])('gives “%s” its article: “%s”', (words, said) => {
    expect(withIndefiniteArticle(words)).toBe(said);
  });

  it.each([
    ['Slow payment', 'slow payment'],
    ['NDA without end', 'NDA without end'],
    ['already small', 'already small'],
    ['', ''],
  ])('starts “%s” with a small letter unless it is an acronym: “%s”', (words, said) => {
    expect(lowerFirst(words)).toBe(said);
  });

  it.each([
    ['SOFTWARE LICENSE AGREEMENT', 'Software License Agreement'],
    ['TERMS OF USE', 'Terms of Use'],
    ['MUTUAL NDA', 'Mutual NDA'],
    ['SAAS TERMS', 'SaaS Terms'],
    ['Lease of a Flat', 'Lease of a Flat'],
  ])('turns the title “%s” into “%s”', (title, calm) => {
    expect(calmTitle(title)).toBe(calm);
  });
});

describe('describeClause', () => {
  it.each([
    [{ number: '4.2', heading: 'Fees' }, 'clause 4.2'],
    [{ number: 'Article IV' }, 'Article IV'],
    [{ heading: 'Payment' }, '“Payment”'],
    [{}, undefined],
    [undefined, undefined],
  ])('describes %j as %s', (clause, description) => {
    expect(describeClause(clause)).toBe(description);
  });
});

describe('findTerm', () => {
  it('finds the first term of a type', () => {
    const second = buildTerm('governing-law', 'Ohio');
    expect(findTerm([seat, law, second], 'governing-law')).toBe(law);
    expect(findTerm([seat], 'governing-law')).toBeUndefined();
  });
});
