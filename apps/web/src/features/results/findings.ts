import {
  type Check,
  type Finding,
  type RiskCategory,
  riskCategorySchema,
  type Severity,
} from '@clauselight/schema';
import { severities } from '../../lib/severity.ts';

/** Findings by severity, the gravest first; severities nothing has are left out. */
export function countBySeverity(findings: readonly Finding[]) {
  return severities
    .map((severity) => ({
      severity,
      count: findings.filter((finding) => finding.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Categories that have findings, in the order of the schema. */
export function listCategories(findings: readonly Finding[]): RiskCategory[] {
  return riskCategorySchema.options.filter((category) =>
    findings.some((finding) => finding.category === category),
  );
}

export interface FindingFilter {
  severity: Severity | undefined;
  category: RiskCategory | undefined;
}

/** Reads the filter out of the address; what makes no sense there filters nothing. */
export function readFindingFilter(params: URLSearchParams): FindingFilter {
  const category = params.get('category');
  const severity = params.get('severity');
  return {
    severity: severities.find((value) => String(value) === severity),
    category: riskCategorySchema.options.find((value) => value === category),
  };
}

/** The findings a filter leaves, the gravest and weightiest first. */
export function filterFindings(findings: readonly Finding[], filter: FindingFilter): Finding[] {
  return findings
    .filter(({ severity }) => filter.severity === undefined || severity === filter.severity)
    .filter(({ category }) => filter.category === undefined || category === filter.category)
    .toSorted((a, b) => b.severity - a.severity || b.points - a.points);
}

/** Checks by what came of them. */
export function groupChecks(checks: readonly Check[]): Record<Check['outcome'], Check[]> {
  const by = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome);
  return {
    found: by('found'),
    'not-found': by('not-found'),
    'not-applicable': by('not-applicable'),
    failed: by('failed'),
  };
}

/** The findings that weigh on the reader or may, and those in the reader's favour. */
export function splitByStanding(findings: readonly Finding[]) {
  return {
    risks: findings.filter(({ standing }) => standing !== 'favour'),
    favours: findings.filter(({ standing }) => standing === 'favour'),
  };
}
