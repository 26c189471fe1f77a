import type { WholeAnswer } from '@clauselight/language-model';
import { expect, it } from 'vitest';
import { buildReviewSource, findIn, quote } from '../../../../test/review-material.ts';
import { openReferenceDocument } from './reference-document.ts';
import { verifyWholeElement, type WholeList } from './verify-whole.ts';

const text = '1. Fees. The Customer shall pay the fee of USD 5,000 within ten days.';
const words = 'shall pay the fee of USD 5,000';
const document = openReferenceDocument(
  buildReviewSource(text, { findings: [findIn(text, words, { id: 'f1' })] }),
);

function verify(list: WholeList, value: unknown, index = 0) {
  return verifyWholeElement(document, { list, index, value });
}

it('keeps a sentence of the summary with its words', () => {
  const { outcome } = verify('summary', { text: 'The fee is USD 5,000.', quotes: [words] }, 2);
  expect(outcome).toEqual({
    kind: 'item',
    key: 'summary:2',
    item: {
      kind: 'summary',
      text: { text: 'The fee is USD 5,000.', unsupported: [] },
      evidence: [quote(text, words)],
    },
  });
});

it.each([
  ['with a figure of its own', { text: 'The fee is USD 6,000.', quotes: [words] }, 0, 1],
  ['without words', { text: 'The fee is USD 5,000.', quotes: [] }, 1, 0],
  ['with words from nowhere', { text: 'A fee is due.', quotes: ['no such words'] }, 1, 0],
])('drops a sentence %s', (_, value, quotes, statements) => {
  const { outcome, rejected } = verify('summary', value);
  expect(outcome).toEqual({ kind: 'rejected' });
  expect(rejected).toEqual({ quotes, statements });
});

it('keeps advice that follows from a finding there is', () => {
  const advice: WholeAnswer['recommendations'][number] = {
    title: 'Pay later',
    text: 'Ask for a longer time to pay.',
    finding: 'f1',
    quotes: [],
  };
  expect(verify('recommendations', advice).outcome).toMatchObject({
    key: 'recommendations:0',
    item: { kind: 'recommendation', id: 'recommendation-0', findingId: 'f1', evidence: [] },
  });
  const general = verify('recommendations', { ...advice, finding: '' }).outcome;
  expect(general).toMatchObject({ kind: 'item' });
  expect(general).not.toHaveProperty('item.findingId');
  expect(verify('recommendations', { ...advice, finding: 'f9' }).rejected.statements).toBe(1);
});

it.each([
  [6.449, 6.4],
  [47, 10],
  [-3, 0],
])('an opinion of %d is one of %d', (score, shown) => {
  const value = { score, reason: 'A fee is due.', quotes: [words] };
  expect(verify('opinion', value).outcome).toMatchObject({
    key: 'opinion',
    item: { score: shown, evidence: [quote(text, words)] },
  });
});

it('has no opinion without supported reasons', () => {
  const value = { score: 5, reason: 'Zebulon is owed $48,731,905.', quotes: [] };
  expect(verify('opinion', value).outcome).toEqual({ kind: 'rejected' });
});
