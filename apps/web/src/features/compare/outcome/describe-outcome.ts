import { type ComparedDocument, type Comparison, leastVersionLikeness } from '@clauselight/schema';
import { formatCount, formatNumber, formatScore } from '../../../lib/format.ts';

/** A change of the score with its sign: `+0.8`, `−0.4`; `0.0` where none can be seen. */
export function formatChange(change: number): string {
  const figure = formatScore(Math.abs(change));
  if (figure === '0.0') return figure;
  return `${change > 0 ? '+' : '−'}${figure}`;
}

type Versions = Pick<Comparison, 'before' | 'after' | 'scoreChange'>;

/** What the change of the score means, in words. */
export function describeScoreChange({ before, after, scoreChange }: Versions): string {
  if (before.scoreLabel !== after.scoreLabel) {
    return 'The scores measure different things and cannot be compared.';
  }
  const isRisk = after.scoreLabel === 'Risk';
  if (formatChange(scoreChange) === '0.0') return isRisk ? 'As risky as before' : 'As before';
  if (isRisk) return scoreChange > 0 ? 'Riskier than before' : 'Less risky than before';
  const direction = scoreChange > 0 ? 'Higher' : 'Lower';
  return `${direction} than before (${after.scoreLabel.toLowerCase()})`;
}

/** `12 passages changed, 2 added, 1 removed`: what became of the passages; nothing is left out but what there is none of. */
export function describeCounts({ counts }: Pick<Comparison, 'counts'>): string {
  const parts = [
    [counts.changed, 'changed'],
    [counts.added, 'added'],
    [counts.removed, 'removed'],
    [counts.moved, 'moved'],
    [counts.renumbered, 'renumbered'],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  const [first, ...rest] = said;
  if (!first) return 'No passage changed.';
  const named = `${formatCount(first[0], 'passage')} ${first[1]}`;
  return `${[named, ...rest.map(([count, what]) => `${formatNumber(count)} ${what}`)].join(', ')}.`;
}

/** How many words came and went; nothing where none did. */
export function describeWords({ counts }: Pick<Comparison, 'counts'>): string | undefined {
  const { insertedWords, deletedWords } = counts;
  if (insertedWords + deletedWords === 0) return undefined;
  return `${formatCount(insertedWords, 'word')} inserted, ${formatNumber(deletedWords)} deleted.`;
}

/** What keeps the comparison from meaning what it seems to mean; `side` is the one that was asked for. */
export function listWarnings(
  { before, after, likeness }: Comparison,
  side: string | undefined,
): string[] {
  const incomplete = [before, after].filter(({ isIncomplete }) => isIncomplete);
  return [
    likeness < leastVersionLikeness &&
      `These documents share ${Math.round(likeness * 100)}% of their words. They may not be two versions of one document; most passages then count as added or removed.`,
    before.documentKind !== after.documentKind &&
      `The earlier document was analyzed as “${before.kindLabel}”, the later one as “${after.kindLabel}”: other checks were made, and risks can differ for that alone.`,
    before.engineVersion !== after.engineVersion &&
      'The two were analyzed by different versions of the analysis: risks can differ for that alone. Analyze the older one again to be sure.',
    ...incomplete.map(describeIncomplete),
    side !== undefined &&
      after.side === undefined &&
      'The earlier version has no such side: scores and risks are shown as for nobody’s side.',
  ].filter((warning) => warning !== false);
}

function describeIncomplete({ filename }: ComparedDocument): string {
  return `The analysis of ${filename} is incomplete: what it lacks may only not have been looked for. Analyze it again.`;
}
