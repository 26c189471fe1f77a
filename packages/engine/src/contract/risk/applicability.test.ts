import type { Amendment, DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { isApplicable, isWholeAgreement } from './applicability.ts';

describe('isApplicable', () => {
  it.each([
    ['all', 'saas', true],
    ['all', 'contract', true],
    ['all', 'essay', false],
    ['all', 'other', false],
    [['lease'], 'lease', true],
    [['lease'], 'loan', false],
    [['lease', 'nda'], 'contract', false],
    [['lease', 'supply'], 'contract', true],
  ] as const)('rule for %j, document kind %s: %s', (documents, kind, applies) => {
    expect(isApplicable({ documents }, kind)).toBe(applies);
  });
});

interface WholeFacts {
  readonly wordCount: number;
  readonly kind?: DocumentKind;
  readonly amendments?: readonly Amendment[];
}

function isWhole(title: string, { wordCount, kind = 'services', amendments = [] }: WholeFacts) {
  const span = title === '' ? undefined : { start: 0, end: title.length };
  return isWholeAgreement({ wordCount, title: span, amendments }, title, kind);
}

describe('isWholeAgreement', () => {
  it.each([
    ['Services Agreement', 900, 'services', true],
    ['Services Agreement', 899, 'services', false],
    ['Non-Disclosure Agreement', 300, 'nda', true],
    ['Non-Disclosure Agreement', 299, 'nda', false],
    ['', 2_000, 'services', true],
    ['First Amendment to the Services Agreement', 2_000, 'services', false],
    ['Amended and Restated Services Agreement', 2_000, 'services', true],
    ['Statement of Work No. 3', 2_000, 'services', false],
    ['SCHEDULE 2', 2_000, 'services', false],
    ['Scheduling Services Agreement', 2_000, 'services', true],
  ] as const)('“%s” of %d words, kind %s: %s', (title, words, kind, whole) => {
    expect(isWhole(title, { wordCount: words, kind })).toBe(whole);
  });

  it('rejects an amendment, unless it restates the agreement', () => {
    const quote = 'is deleted';
    const amendments: Amendment[] = [
      { action: 'deletes', target: '2.1', evidence: { start: 0, end: quote.length, quote } },
    ];
    expect(isWhole('Services Agreement', { wordCount: 2_000, amendments })).toBe(false);
    expect(isWhole('Restated', { wordCount: 2_000, amendments })).toBe(false);
    const restated = 'Amended and Restated Services Agreement';
    expect(isWhole(restated, { wordCount: 2_000, amendments })).toBe(true);
  });
});
