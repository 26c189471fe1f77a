import { overlaps } from '@clauselight/core';
import type { DraftFinding } from '../draft-finding.ts';
import { getPoints } from './points.ts';

/** A risk, and the sides that bear it where the text tells. */
export interface BorneRisk extends DraftFinding {
  readonly bearers: readonly string[] | undefined;
}

/** Rules on what a document hides come before everything else in it. */
const first = new Set(['OPS-13', 'GEN-02']);

/**
 * The risks in the order they are read: hidden words and words to machines, then in the order of the text, what is
 * missing last. Of two checks that raise the same risk of the same side at the same place, the weightier speaks.
 */
export function mergeRisks(risks: readonly BorneRisk[]): readonly BorneRisk[] {
  const kept: BorneRisk[] = [];
  for (const risk of [...risks].sort(compareWeight)) {
    if (!kept.some((other) => isSameRisk(other, risk))) kept.push(risk);
  }
  return kept.sort(compareReading);
}

/** Pairs of rules that say the same of a sentence when both quote it first, such as a limit for one side alone. */
const sameOfOneSentence: ReadonlySet<string> = new Set(
  [
    'LIA-03 LIA-06',
    'DIS-09 UNI-03',
    'PAY-05 TEN-04',
    'LOA-01 PAY-03',
    'PAY-03 TEN-06',
    'RES-08 TEN-06',
  ].flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
);

/** The same sentence quoted for the same concern by checks that look for one thing in two ways. */
function isSameRisk(a: BorneRisk, b: BorneRisk): boolean {
  return isSameOfOneSentence(a, b) || isSameOfOneKind(a, b);
}

function isSameOfOneSentence(a: BorneRisk, b: BorneRisk): boolean {
  if (!sameOfOneSentence.has(`${a.ruleId} ${b.ruleId}`)) return false;
  const [quoted] = a.evidence;
  const [other] = b.evidence;
  return (
    isOfOneSide(a, b) && quoted !== undefined && other !== undefined && overlaps(quoted, other)
  );
}

function isSameOfOneKind(a: BorneRisk, b: BorneRisk): boolean {
  if (!a.alsoCheckedBy?.includes(b.ruleId) && !b.alsoCheckedBy?.includes(a.ruleId)) return false;
  if (a.category !== b.category || !isOfOneSide(a, b)) return false;
  if (a.evidence.length === 0 || b.evidence.length === 0) {
    return a.evidence.length === b.evidence.length;
  }
  return a.evidence.some((one) => b.evidence.some((two) => overlaps(one, two)));
}

/** Known or not: a risk of nobody known weighs less, and must not take the place of one that is somebody's. */
function isOfOneSide(a: BorneRisk, b: BorneRisk): boolean {
  return a.bearers?.join() === b.bearers?.join();
}

function compareWeight(a: DraftFinding, b: DraftFinding): number {
  return (
    Number(b.isScored) - Number(a.isScored) ||
    getPoints(b, 'risk') - getPoints(a, 'risk') ||
    compareReading(a, b)
  );
}

function compareReading(a: DraftFinding, b: DraftFinding): number {
  return (
    Number(first.has(b.ruleId)) - Number(first.has(a.ruleId)) ||
    getStart(a) - getStart(b) ||
    (a.ruleId < b.ruleId ? -1 : 1)
  );
}

function getStart({ evidence }: DraftFinding): number {
  return evidence[0]?.start ?? Number.POSITIVE_INFINITY;
}
