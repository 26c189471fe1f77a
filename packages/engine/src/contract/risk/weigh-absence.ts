import type { DocumentKind, Severity } from '@clauselight/schema';
import type { DraftFinding } from '../draft-finding.ts';
import type { Rule } from '../rule.ts';
import type { PeopleInvolved } from './people-involved.ts';

/** What contracts like this one mostly do without is worth knowing and nothing to ask for. */
const toLeast = 4;

/** Why contracts like this one mostly do without something, and by how many steps its absence weighs less. */
export interface Seldom {
  readonly steps: 1 | typeof toLeast;
  readonly reason: string;
}

interface SeldomFacts {
  readonly kind: DocumentKind;
  readonly people: PeopleInvolved;
  readonly text: string;
}

/** Tells whether contracts like this one mostly do without what a rule misses. Nothing if they have it as a rule. */
export function findSeldom(rule: Rule, { kind, people, text }: SeldomFacts): Seldom | undefined {
  const { seldomIn } = rule.kind === 'absence' ? rule : {};
  if (seldomIn?.kinds.includes(kind)) {
    return { steps: toLeast, reason: 'Contracts of this kind mostly do without it' };
  }
  if (seldomIn?.people === true && people === 'all') {
    return { steps: toLeast, reason: 'Contracts between private persons mostly do without it' };
  }
  if (seldomIn?.without !== undefined && !new RegExp(seldomIn.without, 'i').test(text)) {
    return {
      steps: toLeast,
      reason: 'Nobody pays a fee here, and such contracts mostly do without it',
    };
  }
  if (seldomIn?.people === true && people === 'some') {
    return { steps: 1, reason: 'Contracts with a private person often do without it' };
  }
  return kind === 'contract' && rule.documents !== 'all'
    ? { steps: 1, reason: 'The kind of this contract is unknown, and some kinds do without it' }
    : undefined;
}

/** Lowers the severity of an absence where it is usual; not below the least. */
export function weighAbsence(finding: DraftFinding, seldom: Seldom | undefined): DraftFinding {
  if (seldom === undefined || finding.severity === 1) return finding;
  const severity = Math.max(1, finding.severity - seldom.steps) as Severity;
  const effect = severity - finding.severity;
  return {
    ...finding,
    severity,
    adjustments: [...finding.adjustments, { effect, reason: seldom.reason }],
  };
}
