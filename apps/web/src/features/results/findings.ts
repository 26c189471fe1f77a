import { categoryNames } from '@clauselight/core';
import {
  type Check,
  type Finding,
  findingStateNameSchema,
  type RiskCategory,
  riskCategorySchema,
  type Severity,
} from '@clauselight/schema';
import { severities } from '../../lib/severity.ts';
import { hasWords, splitWords } from '../../lib/words.ts';

/** Categories that have findings, in the order of the schema. */
export function listCategories(findings: readonly Finding[]): RiskCategory[] {
  return riskCategorySchema.options.filter((category) =>
    findings.some((finding) => finding.category === category),
  );
}

/** Which findings to show, by what was decided about them. */
const shownStates = ['all', ...findingStateNameSchema.options] as const;
type ShownState = (typeof shownStates)[number];

const findingOrders = ['severity', 'document', 'category'] as const;
type FindingOrder = (typeof findingOrders)[number];

export interface FindingFilter {
  severity: Severity | undefined;
  category: RiskCategory | undefined;
  /** Words that a finding must have, in any of its texts; empty for any. */
  text: string;
  state: ShownState;
  order: FindingOrder;
}

/** Reads the filter out of the address; what makes no sense there filters nothing. */
export function readFindingFilter(params: URLSearchParams): FindingFilter {
  const category = params.get('category');
  const severity = params.get('severity');
  return {
    severity: severities.find((value) => String(value) === severity),
    category: riskCategorySchema.options.find((value) => value === category),
    text: params.get('q') ?? '',
    state: shownStates.find((value) => value === params.get('status')) ?? 'all',
    order: findingOrders.find((value) => value === params.get('sort')) ?? 'severity',
  };
}

/** The findings a filter leaves, in its order; what was decided about them is not looked at. */
export function filterFindings(findings: readonly Finding[], filter: FindingFilter): Finding[] {
  const words = splitWords(filter.text);
  return findings
    .filter(({ severity }) => filter.severity === undefined || severity === filter.severity)
    .filter(({ category }) => filter.category === undefined || category === filter.category)
    .filter((finding) => words.length === 0 || hasWords(listTexts(finding), words))
    .toSorted(compareFindings[filter.order]);
}

function listTexts(finding: Finding): (string | undefined)[] {
  const { title, detail, why, mitigation, wording, clause, category, evidence } = finding;
  const quotes = evidence.map(({ quote }) => quote);
  const place = [clause?.number, clause?.heading];
  return [title, detail, why, mitigation, wording, categoryNames[category], ...place, ...quotes];
}

/** By severity and points; in document order, with missing clauses last; or by category. */
const compareFindings: Readonly<Record<FindingOrder, (a: Finding, b: Finding) => number>> = {
  severity: compareWeight,
  document: (a, b) => getStart(a) - getStart(b) || compareWeight(a, b),
  category: (a, b) =>
    categoryNames[a.category].localeCompare(categoryNames[b.category]) || compareWeight(a, b),
};

/** The gravest first; among those of one severity what counts most. */
export function compareWeight(a: Finding, b: Finding): number {
  return b.severity - a.severity || b.points - a.points;
}

function getStart({ evidence }: Finding): number {
  return evidence[0]?.start ?? Number.MAX_SAFE_INTEGER;
}

/** Checks by what came of them. */
export function groupChecks(checks: readonly Check[]): Record<Check['outcome'], Check[]> {
  const by = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome);
  return {
    found: by('found'),
    present: by('present'),
    'not-found': by('not-found'),
    'not-checked': by('not-checked'),
  };
}

/** Risks and possible risks of the user, and findings in the user's favor. */
export function splitByStanding(findings: readonly Finding[]) {
  return {
    risks: findings.filter(({ standing }) => standing !== 'favour'),
    favors: findings.filter(({ standing }) => standing === 'favour'),
  };
}
