import {
  type Analysis,
  type Finding,
  type FirstSteps,
  getDocumentFamily,
  type Recommendation,
} from '@clauselight/schema';
import { overlaps } from './spans.ts';

const leastSeverity = 2;

interface Step {
  readonly recommendation: Recommendation;
  readonly finding: Finding;
}

/**
 * The first steps where some of their recommendations are gone: those that are left, then the next in the order in which
 * first steps are chosen, as many as there were. The message asks for those that are left alone; empty where none is.
 */
export function remainFirstSteps(
  analysis: Pick<Analysis, 'documentKind' | 'findings' | 'recommendations' | 'firstSteps'>,
): FirstSteps {
  const before = analysis.firstSteps.recommendationIds;
  const steps = listSteps(analysis);
  const byId = new Map(steps.map((step) => [step.recommendation.id, step]));
  const kept = before.flatMap((id) => byId.get(id) ?? []);
  if (kept.length === before.length) return analysis.firstSteps;
  const isContract = getDocumentFamily(analysis.documentKind.kind) === 'contract';
  const next = steps.filter(mayBeFirst).sort(isContract ? compareSteps : () => 0);
  return {
    recommendationIds: addNext(kept, next, before.length),
    message: shortenMessage(
      analysis.firstSteps.message,
      before.map((id) => byId.has(id)),
    ),
  };
}

function listSteps({ findings, recommendations }: Pick<Analysis, 'findings' | 'recommendations'>) {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return recommendations.flatMap((recommendation): Step[] => {
    const finding = byId.get(recommendation.findingId);
    return finding === undefined ? [] : [{ recommendation, finding }];
  });
}

function mayBeFirst({ recommendation, finding }: Step): boolean {
  return recommendation.severity >= leastSeverity && finding.points > 0;
}

/** What is merely unfinished in a draft comes after what it asks. */
function compareSteps(a: Step, b: Step): number {
  return (
    Number(a.finding.category === 'drafting') - Number(b.finding.category === 'drafting') ||
    b.recommendation.severity - a.recommendation.severity
  );
}

/** Each step is of another check and rests on other words. */
function addNext(kept: readonly Step[], next: readonly Step[], most: number): string[] {
  const steps = [...kept];
  for (const step of next) {
    if (steps.length >= most) break;
    if (!steps.some((other) => isLike(other, step))) steps.push(step);
  }
  return steps.map(({ recommendation }) => recommendation.id);
}

function isLike(a: Step, b: Step): boolean {
  if (a.finding.ruleId === b.finding.ruleId) return true;
  const [first, second] = [a.recommendation.evidence, b.recommendation.evidence];
  return first !== undefined && second !== undefined && overlaps(first, second);
}

const countWords = ['', 'one change', 'two changes', 'three changes'];

/** A message is an opening, a numbered paragraph for each step, and a closing; one made otherwise is dropped. */
function shortenMessage(message: string, isKept: readonly boolean[]): string {
  const [opening = '', ...rest] = message.split('\n\n');
  const closing = rest.pop();
  const points = rest.filter((_, index) => isKept[index]);
  if (rest.length !== isKept.length || points.length === 0) return '';
  const count = countWords[rest.length] ?? '';
  const shortened = replaceLast(opening, count, countWords[points.length] ?? '');
  const numbered = points.map((point, index) => point.replace(/^\d+\./, `${index + 1}.`));
  return [shortened, ...numbered, closing].join('\n\n');
}

function replaceLast(words: string, from: string, to: string): string {
  const at = words.lastIndexOf(from);
  return at < 0 ? words : words.slice(0, at) + to + words.slice(at + from.length);
}
