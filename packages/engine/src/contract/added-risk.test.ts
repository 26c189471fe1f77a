import type { Analysis } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { weights } from '../../test/weights.ts';
import { analyze } from '../pipeline.ts';
import {
  type BalancedKind,
  balancedDeals,
  buildBalancedAgreement,
  withoutCeiling,
} from '../test/balanced-agreement.ts';
import { buildSourceText } from '../test/build-source-text.ts';
import { isApplicable } from './risk/applicability.ts';
import type { Rule, SentenceRule } from './rule.ts';
import { rules } from './rules/index.generated.ts';

const kinds = Object.keys(balancedDeals) as BalancedKind[];
const rounding = 0.1;

/** Every so many cases are tried unless all are asked for; a prime, so that all kinds of agreement come up. */
const step = inject('isFullRun') ? 1 : 13;
const isTried = (_: unknown, index: number) => index % step === 0;

/** Each rule is tried on one of the kinds it applies to, in rotation. */
const cases = rules.filter(isSentenceRule).flatMap((rule, index) => {
  const fitting = kinds.filter((kind) => isApplicable(rule, { kind, hasEvidence: () => false }));
  const kind = fitting[index % fitting.length];
  const words = rule.examples.matches[0];
  return kind === undefined || words === undefined ? [] : [{ id: rule.id, kind, words }];
});

const commercial = ['saas', 'services', 'supply', 'licence'] as const;
const limits = rules.filter(
  (rule): rule is SentenceRule => isSentenceRule(rule) && rule.category === 'liability',
);
const limitCases = limits.flatMap((rule, index) => {
  const fitting = commercial.filter((kind) =>
    isApplicable(rule, { kind, hasEvidence: () => false }),
  );
  const kind = fitting[index % fitting.length];
  const words = rule.examples.matches[0];
  return kind === undefined || words === undefined ? [] : [{ id: rule.id, kind, words }];
});

describe('a balanced agreement', () => {
  it.each(kinds)('of the kind %s is whole, is recognized and scores low', (kind) => {
    const { documentKind, wordCount, score, views } = analyzeText(buildBalancedAgreement(kind));
    expect(documentKind.kind).toBe(kind);
    expect(wordCount).toBeGreaterThan(900);
    expect(
      [score, ...views.map((view) => view.score)].map((one) => (one?.value ?? 10) < 1),
    ).toEqual([true, true, true]);
  });
});

describe('an added risk', () => {
  it.each(cases.filter(isTried))('never lowers the score: $id in $kind', ({ kind, words }) => {
    const before = analyzeText(buildBalancedAgreement(kind));
    const after = analyzeText(buildBalancedAgreement(kind, [words]));
    expect(after.documentKind.kind).toBe(kind);
    expect(listFalls(before, after)).toEqual([]);
  });

  it.each(limitCases.filter(isTried))(
    'weighs no less than the liability cap that it replaces: $id in $kind',
    ({ id, kind, words }) => {
      const before = analyzeText(withoutCeiling(buildBalancedAgreement(kind)));
      const after = analyzeText(withoutCeiling(buildBalancedAgreement(kind, [words])));
      expect(before.findings.map(({ ruleId }) => ruleId)).toContain('LIA-01');
      const favoured = listFavoured(after, id);
      expect(listFalls(before, after).filter((side) => !favoured.has(side))).toEqual([]);
    },
  );
});

function isSentenceRule(rule: Rule): rule is SentenceRule {
  return rule.kind !== 'absence' && rule.kind !== 'checklist' && rule.kind !== 'computed';
}

const known = new Map<string, Analysis>();

function analyzeText(text: string): Analysis {
  const analysis = known.get(text) ?? analyze(buildSourceText(text), { weights });
  known.set(text, analysis);
  return analysis;
}

/** The sides whose score fell; `nobody` for the score without a side. */
function listFalls(before: Analysis, after: Analysis): readonly string[] {
  const without =
    (after.score?.value ?? 0) < (before.score?.value ?? 0) - rounding ? ['nobody'] : [];
  const fallen = before.views.filter(({ side, score }) => {
    const now = after.views.find((view) => view.side === side)?.score.value;
    return now === undefined || now < score.value - rounding;
  });
  return [...without, ...fallen.map(({ side }) => side)];
}

/** The sides for whom the added words are an advantage: a limit on what they owe may lower their score. */
function listFavoured(analysis: Analysis, ruleId: string): ReadonlySet<string> {
  const joined = ruleId === 'LIA-06' ? ['LIA-06', 'LIA-03'] : [ruleId];
  const ids = new Set(
    analysis.findings.flatMap((finding) => (joined.includes(finding.ruleId) ? [finding.id] : [])),
  );
  return new Set(
    analysis.views.flatMap(({ side, findings }) =>
      findings.some(({ id, standing }) => ids.has(id) && standing === 'favour') ? [side] : [],
    ),
  );
}
