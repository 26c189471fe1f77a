import { describeCoverage, describeFloor, describeScoreOwner } from '@clauselight/core';
import type { Score, Side } from '@clauselight/schema';

interface ScoreNotesProps {
  score: Score;
  sides: readonly Side[];
}

/** What the score measures, whose it is, and why it is not lower. */
export function ScoreNotes({ score, sides }: ScoreNotesProps) {
  const owner = describeScoreOwner(score, sides);
  const floor = describeFloor(score);
  const coverage = describeCoverage(score);
  return (
    <div className="mt-2 max-w-[60ch] space-y-1 text-small text-ink-soft">
      {owner && <p className="text-ink">{owner}</p>}
      {score.meaning && <p>{score.meaning}</p>}
      {floor && <p>{floor}</p>}
      {coverage && <p className={score.level === 'partial' ? 'text-ink' : undefined}>{coverage}</p>}
    </div>
  );
}
