import { overlaps } from '@clauselight/core';
import type { DraftFinding } from '../draft-finding.ts';
import { getPoints } from './points.ts';

/** A draft finding with the sides that bear the risk. `undefined` when the text does not tell. */
export interface AttributedFinding extends DraftFinding {
  readonly bearers: readonly string[] | undefined;
}

/** Rules about hidden content come first. */
const firstRules = new Set(['OPS-13', 'GEN-02']);

/**
 * Removes duplicates and sorts: hidden content first, then the order of the text, what is missing last. When two checks
 * find the same risk of the same side in the same words, the heavier finding is kept.
 */
export function mergeFindings(risks: readonly AttributedFinding[]): readonly AttributedFinding[] {
  const kept: AttributedFinding[] = [];
  for (const risk of [...risks].sort(compareWeight)) {
    if (!kept.some((other) => isSameFinding(other, risk))) kept.push(risk);
  }
  return kept.sort(compareOrder);
}

/** Pairs of rules that find the same risk when they quote one sentence, such as a limit for one side only. */
const samePairs: ReadonlySet<string> = new Set(
  [
    'LIA-03 LIA-06',
    'LIA-08 LIA-09',
    'DIS-09 UNI-03',
    'PAY-05 TEN-04',
    'LOA-01 PAY-03',
    'PAY-03 TEN-06',
    'RES-01 RES-04',
    'RES-08 TEN-06',
  ].flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
);

/** Tells whether two checks quote the same sentence for the same concern. */
function isSameFinding(a: AttributedFinding, b: AttributedFinding): boolean {
  return isPairInOneSentence(a, b) || isAlsoChecked(a, b);
}

function isPairInOneSentence(a: AttributedFinding, b: AttributedFinding): boolean {
  if (!samePairs.has(`${a.ruleId} ${b.ruleId}`)) return false;
  return haveSameBearers(a, b) && (isQuotedBy(a, b) || isQuotedBy(b, a));
}

/** Tells whether the first passage of one finding is among those of the other. */
function isQuotedBy({ evidence: [lead] }: AttributedFinding, other: AttributedFinding): boolean {
  return lead !== undefined && other.evidence.some((evidence) => overlaps(lead, evidence));
}

function isAlsoChecked(a: AttributedFinding, b: AttributedFinding): boolean {
  if (!a.alsoCheckedBy?.includes(b.ruleId) && !b.alsoCheckedBy?.includes(a.ruleId)) return false;
  if (a.category !== b.category || !haveSameBearers(a, b)) return false;
  if (a.evidence.length === 0 || b.evidence.length === 0) {
    return a.evidence.length === b.evidence.length;
  }
  return a.evidence.some((one) => b.evidence.some((two) => overlaps(one, two)));
}

/** A finding without a known bearer weighs less, and must not replace the finding of a known side. */
function haveSameBearers(a: AttributedFinding, b: AttributedFinding): boolean {
  return a.bearers?.join() === b.bearers?.join();
}

function compareWeight(a: DraftFinding, b: DraftFinding): number {
  return (
    Number(b.isScored) - Number(a.isScored) ||
    getPoints(b, 'risk') - getPoints(a, 'risk') ||
    compareOrder(a, b)
  );
}

function compareOrder(a: DraftFinding, b: DraftFinding): number {
  return (
    Number(firstRules.has(b.ruleId)) - Number(firstRules.has(a.ruleId)) ||
    getStart(a) - getStart(b) ||
    (a.ruleId < b.ruleId ? -1 : 1)
  );
}

function getStart({ evidence }: DraftFinding): number {
  return evidence[0]?.start ?? Number.POSITIVE_INFINITY;
}
