import { formatScore } from '../../../lib/format.ts';
import { t } from '../messages.ts';

interface ScoreChangeProps {
  /** Scores of 0-10. */
  before: number;
  after: number;
}

/** What a choice does to the score: `4.7 → 3.9`. */
export function ScoreChange({ before, after }: ScoreChangeProps) {
  const [from, to] = [formatScore(before), formatScore(after)];
  if (from === to) {
    return (
      <span className="whitespace-nowrap">{t('results.states.scoreStays', { score: from })}</span>
    );
  }
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">
        {from} → {to}
      </span>
      <span className="sr-only">{t('results.states.scoreChange', { from, to })}</span>
    </span>
  );
}
