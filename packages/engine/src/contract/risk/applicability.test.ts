import type { Amendment, DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildAbsenceRule, buildSentenceRule } from '../../test/build-rule.ts';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { describeIncomplete, isApplicable, isUnexpected } from './applicability.ts';

const facts = (kind: DocumentKind, evidence: readonly DocumentKind[] = []) => ({
  kind,
  hasEvidence: (other: DocumentKind) => evidence.includes(other),
});

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
    expect(isApplicable(buildSentenceRule({ documents }), facts(kind))).toBe(applies);
  });

  it('expects nothing of contracts between companies where the customer is mostly a private person', () => {
    const rule = buildAbsenceRule({ documents: ['services'] });
    expect(isApplicable(rule, facts('event'))).toBe(false);
    expect(isApplicable(rule, facts('agency'))).toBe(true);
    expect(isApplicable(buildSentenceRule({ documents: ['services'] }), facts('event'))).toBe(true);
  });

  it('expects nothing of a kind that does without it, whatever its wider kind has', () => {
    const rule = buildAbsenceRule({ documents: ['services'], notExpectedIn: ['investment'] });
    expect(isApplicable(rule, facts('investment'))).toBe(false);
    expect(isApplicable(rule, facts('joint-venture'))).toBe(true);
    expect(isUnexpected(rule, 'investment')).toBe(true);
    expect(isUnexpected(rule, 'event')).toBe(true);
    expect(isUnexpected(rule, 'lease')).toBe(false);
  });

  it('applies a rule to a contract of another kind, or of none, that has a tenant', () => {
    const rule = buildSentenceRule({ documents: ['lease'] });
    expect(isApplicable(rule, facts('contract', ['lease']))).toBe(true);
    expect(isApplicable(rule, facts('services', ['lease']))).toBe(true);
    expect(isApplicable(rule, facts('services', ['loan']))).toBe(false);
  });

  it('expects the content of a kind by evidence only where the kind is unknown', () => {
    const rule = buildAbsenceRule({ documents: ['lease'] });
    expect(isApplicable(rule, facts('contract', ['lease']))).toBe(true);
    expect(isApplicable(rule, facts('services', ['lease']))).toBe(false);
  });
});

function isWhole(title: string, wordCount: number, amendments: readonly Amendment[] = []) {
  const span = title === '' ? undefined : { start: 0, end: title.length };
  return (
    describeIncomplete({ wordCount, title: span, amendments, clauses: [] }, title) === undefined
  );
}

describe('a whole agreement', () => {
  it.each([
    ['Services Agreement', 100, true],
    ['Services Agreement', 99, false],
    ['', 2_000, true],
    ['Form of Services Agreement', 2_000, true],
    ['Waiver and Release', 300, true],
    ['Waiver of Notice', 300, false],
    ['First Amendment to the Services Agreement', 2_000, false],
    ['Amended and Restated Services Agreement', 2_000, true],
    ['Statement of Work No. 3', 2_000, false],
    ['SCHEDULE 2', 2_000, false],
    ['Scheduling Services Agreement', 2_000, true],
  ] as const)('“%s” of %d words: %s', (title, words, whole) => {
    expect(isWhole(title, words)).toBe(whole);
  });

  it('is no amendment, unless it restates the agreement', () => {
    const quote = 'is deleted';
    const amendments: Amendment[] = [
      { action: 'deletes', target: '2.1', evidence: { start: 0, end: quote.length, quote } },
    ];
    expect(isWhole('Services Agreement', 2_000, amendments)).toBe(false);
    expect(isWhole('Restated', 2_000, amendments)).toBe(false);
    expect(isWhole('Amended and Restated Services Agreement', 2_000, amendments)).toBe(true);
  });
});

describe('a part of a contract', () => {
  const tell = (text: string, clauses: DocumentStructure['clauses'] = []) =>
    describeIncomplete({ wordCount: 300, title: undefined, amendments: [], clauses }, text);
  const part = 'It ends as Section 9.2 says. Sections 1.4 and 5 outlast it.';

  it('names sections that are not in it', () => {
    expect(tell(part)).toContain('seems to be a part');
    expect(tell('It ends as Section 9.2 says.')).toBeUndefined();
    const clause = { id: 'c1', start: 0, end: 9, level: 1 } as const;
    expect(tell(part, [clause])).toBeUndefined();
  });

  it('is what adds to other terms, by its first words', () => {
    expect(
      tell('In a conflict between these pre-release terms and any other agreement, these govern.'),
    ).toContain('another one');
  });
});
