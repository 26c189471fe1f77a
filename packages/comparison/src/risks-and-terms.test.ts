import { computeScore } from '@clauselight/core';
import type { Analysis, Finding, Side, TermValue } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import type { ComparedVersion } from './compared-version.ts';
import { buildClauses, buildTerm, buildVersion } from './test/build-version.ts';

const capBefore = 'Liability does not exceed the fees of twenty-four (24) months.';
const capAfter = 'Liability does not exceed the fees of twelve (12) months.';
const renewal = 'This agreement renews itself for a year unless notice is given.';
const other = 'Notices are given in writing and reach the other party by post.';

function buildFinding(quote: string, facts: Partial<Finding> = {}): Finding {
  return {
    id: 'f1',
    ruleId: 'LIA-02',
    category: 'liability',
    title: 'Liability cap is low',
    baseSeverity: 4,
    severity: 4,
    adjustments: [],
    confidence: 1,
    borneBy: 'the customer',
    standing: 'open',
    why: '',
    request: '',
    mitigation: '',
    source: '',
    evidence: [{ start: 0, end: quote.length, quote }],
    lookedIn: [],
    points: 6,
    scoreWithout: 0,
    ...facts,
  };
}

/** A version in which each finding is at its words and in the clause of its paragraph. */
function build(
  paragraphs: readonly string[],
  findings: readonly Finding[],
  facts: Partial<Analysis> = {},
): ComparedVersion {
  const plain = buildVersion(paragraphs);
  const clauses = buildClauses(
    plain,
    paragraphs.map((_, index) => String(index + 1)),
  );
  const anchored = findings.map((finding) => {
    const evidence = finding.evidence.map(({ quote }) => {
      const start = plain.source.text.indexOf(quote);
      return { start, end: start + quote.length, quote };
    });
    const [first] = evidence;
    const clause = clauses.find(
      ({ start, end }) => first !== undefined && start <= first.start && first.start < end,
    );
    return { ...finding, evidence, ...(clause !== undefined && { clause: { id: clause.id } }) };
  });
  const score = computeScore(anchored, { label: 'Risk', meaning: '' });
  return buildVersion(paragraphs, { analysis: { clauses, findings: anchored, score, ...facts } });
}

function listRisks(before: ComparedVersion, after: ComparedVersion, side?: string) {
  const { risks } = compareVersions({ before, after, ...(side !== undefined && { side }) });
  return risks.map(({ kind, title, scoreEffect, description }) => ({
    kind,
    title,
    scoreEffect,
    description,
  }));
}

describe('risks', () => {
  const low = (quote: string, facts: Partial<Finding> = {}) => buildFinding(quote, facts);

  it('are new if their passage was changed or added', () => {
    const after = build([renewal, other], [low(renewal, { title: 'Automatic renewal' })]);
    expect(listRisks(build([other], []), after)).toEqual([
      {
        kind: 'new',
        title: 'Automatic renewal',
        scoreEffect: 3.1,
        description: 'New: Automatic renewal. The passage was added.',
      },
    ]);
  });

  it('are gone, with the reduction of the score', () => {
    const before = build([renewal, other], [low(renewal, { title: 'Automatic renewal' })]);
    expect(listRisks(before, build([other], []))).toEqual([
      {
        kind: 'gone',
        title: 'Automatic renewal',
        scoreEffect: -3.1,
        description: 'Gone: Automatic renewal. The passage was removed.',
      },
    ]);
  });

  it('are raised by a term that changed in their words', () => {
    const cap = (text: string, quote: string) =>
      buildTerm(text, quote, {
        type: 'liability-cap',
        label: 'Liability cap',
        display: quote,
        value: { kind: 'text', text: quote },
      });
    const before = build([capBefore], [low(capBefore, { severity: 3, points: 3 })], {
      terms: [cap(capBefore, 'fees of twenty-four (24) months')],
    });
    const after = build([capAfter], [low(capAfter)], {
      terms: [cap(capAfter, 'fees of twelve (12) months')],
    });
    expect(listRisks(before, after)).toEqual([
      {
        kind: 'raised',
        title: 'Liability cap is low',
        scoreEffect: 2.1,
        description:
          "Raised from Medium to High. The liability cap fell from 24 to 12 months' fees.",
      },
    ]);
  });

  it('are unchanged if their clause moved', () => {
    const finding = low(capAfter);
    const before = build([capAfter, renewal, other], [finding]);
    const after = build([renewal, other, capAfter], [finding]);
    expect(listRisks(before, after)).toMatchObject([{ kind: 'same', scoreEffect: 0 }]);
  });

  it('of the same rule are distinguished by their positions', () => {
    const before = build(
      [capAfter, renewal, other],
      [low(capAfter, { id: 'a' }), low(other, { id: 'b' })],
    );
    const after = build(
      [capAfter, renewal, other],
      [low(renewal, { id: 'c' }), low(other, { id: 'd' })],
    );
    const { risks } = compareVersions({ before, after });
    expect(
      risks.map(({ kind, findingIdBefore, findingIdAfter }) => [
        kind,
        findingIdBefore,
        findingIdAfter,
      ]),
    ).toEqual([
      ['new', undefined, 'c'],
      ['gone', 'a', undefined],
      ['same', 'b', 'd'],
    ]);
  });

  it('about something missing from both versions are unchanged', () => {
    const missing = buildFinding('', { title: 'No cap', evidence: [] });
    expect(listRisks(build([other], [missing]), build([other], [missing]))).toMatchObject([
      { kind: 'same' },
    ]);
  });
});

describe('a side', () => {
  const side = (id: string, facts: Partial<Side>): Side => ({ id, label: id, ...facts });
  const view = (id: string, points: number) => ({
    side: id,
    score: computeScore([{ category: 'liability', points, severity: 4 }], {
      label: 'Risk',
      meaning: '',
    }),
    recommendations: [],
    firstSteps: { recommendationIds: [], message: '' },
    summary: [],
    findings: [{ id: 'f1', standing: 'risk' as const, points, scoreWithout: 0 }],
  });
  const withSide = (own: Side, points: number) =>
    build([capAfter], [buildFinding(capAfter)], { sides: [own], views: [view(own.id, points)] });

  it('is found in the earlier version by its role', () => {
    const before = withSide(side('t1', { label: 'Client (Acme Ltd)', role: 'client' }), 12);
    const after = withSide(side('t7', { label: 'Customer (Acme Inc)', role: 'customer' }), 15);
    const comparison = compareVersions({ before, after, side: 't7' });
    expect(comparison.before).toMatchObject({ side: 'Client (Acme Ltd)', score: 3.3 });
    expect(comparison.after).toMatchObject({ side: 'Customer (Acme Inc)', score: 3.9 });
    expect(comparison.risks[0]).toMatchObject({ kind: 'raised', scoreEffect: 0.6 });
  });

  it('is taken in neither version if the earlier does not have it', () => {
    const before = withSide(side('t1', { role: 'landlord' }), 3);
    const after = withSide(side('t7', { role: 'customer' }), 6);
    const comparison = compareVersions({ before, after, side: 't7' });
    expect([comparison.before.side, comparison.after.side]).toEqual([undefined, undefined]);
  });
});

describe('terms', () => {
  const build = (text: string, quote: string) =>
    buildVersion([text], {
      analysis: {
        terms: [
          buildTerm(text, quote, {
            type: 'obligation',
            label: 'Obligation',
            display: quote,
            value: { kind: 'obligation', who: 'Customer', modality: 'must', action: quote },
          }),
        ],
      },
    });

  it('are unchanged if only the number of a reference differs', () => {
    const before = build(
      'The Customer shall pay under Section 2.1 at once, for sure.',
      'pay under Section 2.1',
    );
    const after = build(
      'The Customer shall pay under Section 3.1 at once, for certain.',
      'pay under Section 3.1',
    );
    expect(compareVersions({ before, after }).terms).toEqual([]);
  });

  it('with a new value are described with both values', () => {
    const before = build('The Customer shall pay at once and in full.', 'pay at once');
    const after = build('The Customer shall pay in June and in full.', 'pay in June');
    expect(compareVersions({ before, after }).terms).toMatchObject([
      { kind: 'changed', before: { display: 'pay at once' }, after: { display: 'pay in June' } },
    ]);
  });

  const buildDuty = (text: string, value: TermValue, display: string) =>
    buildVersion([text], {
      analysis: {
        terms: [
          buildTerm(text, text, {
            type: value.kind === 'deadline' ? 'deadline' : 'obligation',
            label: value.kind === 'deadline' ? 'Deadline' : 'Obligation',
            display,
            value,
          }),
        ],
      },
    });
  const offset = (direction: 'before' | 'after', event: string): TermValue => ({
    kind: 'deadline',
    action: 'give notice',
    offset: { amount: 30, unit: 'day', direction, event },
  });

  it.each([
    ['before the expiry', 'after the expiry', 'the expiry', 'the expiry'],
    ['after the expiry', 'after the delivery', 'the expiry', 'the delivery'],
  ])('are changed if a time is no longer counted %s but %s', (earlier, later, from, to) => {
    const build = (words: string, event: string) =>
      buildDuty(
        `Notice is given within 30 days ${words} in writing and by registered post.`,
        offset(words.startsWith('before') ? 'before' : 'after', event),
        `within 30 days ${words}: give notice`,
      );
    const { terms } = compareVersions({
      before: build(earlier, from),
      after: build(later, to),
    });
    expect(terms.map(({ description }) => description)).toEqual([
      `The deadline changed: “within 30 days ${earlier}: give notice” became “within 30 days ${later}: give notice”.`,
    ]);
  });

  it.each([
    [
      'if it is late',
      'if it is asked',
      'has another condition: “if it is late” became “if it is asked”',
    ],
    [undefined, 'if it is asked', 'has a new condition: “if it is asked”'],
    ['if it is late', undefined, 'no longer has the condition “if it is late”'],
  ])('are changed if an obligation depends on something else: %s, %s', (earlier, later, told) => {
    const build = (condition: string | undefined) =>
      buildDuty(
        `The Customer shall pay interest on every invoice ${condition ?? ''}.`,
        {
          kind: 'obligation',
          who: 'Customer',
          modality: 'must',
          action: 'pay interest on every invoice',
          ...(condition !== undefined && { condition }),
        },
        'Customer must pay interest on every invoice',
      );
    const { terms } = compareVersions({ before: build(earlier), after: build(later) });
    expect(terms.map(({ description }) => description)).toEqual([`The obligation ${told}.`]);
  });
});
