import { type Comparison, leastVersionLikeness } from '@clauselight/schema';
import { formatScore } from '../../../lib/format.ts';
import { t } from '../messages.ts';

/** A change of the score with its sign: `+0.8`, `−0.4`; `0.0` if it rounds to nothing. */
export function formatChange(change: number): string {
  const figure = formatScore(Math.abs(change));
  if (figure === '0.0') return figure;
  return `${change > 0 ? '+' : '−'}${figure}`;
}

type Versions = Pick<Comparison, 'before' | 'after' | 'scoreChange' | 'materialChanges'>;

/** What the change of the score means, in words. The same score is no comfort where money, time or exit changed. */
export function describeScoreChange({
  before,
  after,
  scoreChange,
  materialChanges,
}: Versions): string {
  if (scoreChange === undefined) return t('compare.score.notJudged');
  if (before.scoreLabel !== after.scoreLabel) {
    return t('compare.score.incomparable');
  }
  const isRisk = after.scoreLabel === 'Risk';
  if (formatChange(scoreChange) === '0.0') {
    const count = materialChanges.length;
    if (count > 0) return t('compare.score.sameButChanged', { count });
    return isRisk ? t('compare.score.sameRisk') : t('compare.score.same');
  }
  if (isRisk) {
    return scoreChange > 0 ? t('compare.score.riskier') : t('compare.score.lessRisky');
  }
  const measure = after.scoreLabel.toLowerCase();
  return scoreChange > 0
    ? t('compare.score.higher', { measure })
    : t('compare.score.lower', { measure });
}

const countedKinds = ['changed', 'added', 'removed', 'moved', 'renumbered'] as const;

/** `12 passages changed, 2 added, 1 removed.`: how many passages changed in which way, without counts of zero. */
export function describeCounts({ counts }: Pick<Comparison, 'counts'>): string {
  const first = countedKinds.find((kind) => counts[kind] > 0);
  if (!first) return t('compare.counts.none');
  // The first kind carries the noun; the message lists the others behind it.
  return t('compare.counts.some', { ...counts, [first]: 0, first, count: counts[first] });
}

/** How many words were inserted and deleted; undefined if none were. */
export function describeWords({ counts }: Pick<Comparison, 'counts'>): string | undefined {
  const { insertedWords, deletedWords } = counts;
  if (insertedWords + deletedWords === 0) return undefined;
  return t('compare.counts.words', { inserted: insertedWords, deleted: deletedWords });
}

/** Reasons to doubt the comparison; `side` is the one that was asked for. */
export function listWarnings(
  { before, after, likeness }: Comparison,
  side: string | undefined,
): string[] {
  const incomplete = [before, after].filter(({ isIncomplete }) => isIncomplete);
  return [
    likeness < leastVersionLikeness &&
      t('compare.warning.unlike', { percent: Math.round(likeness * 100) }),
    before.documentKind !== after.documentKind &&
      t('compare.warning.kinds', { before: before.kindLabel, after: after.kindLabel }),
    before.engineVersion !== after.engineVersion && t('compare.warning.engines'),
    ...incomplete.map(({ filename }) => t('compare.warning.incomplete', { filename })),
    side !== undefined && after.side === undefined && t('compare.warning.side'),
  ].filter((warning) => warning !== false);
}
