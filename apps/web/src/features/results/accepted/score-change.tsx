import { formatScore } from '../../../lib/format.ts';

interface ScoreChangeProps {
  /** Scores of 0-10. */
  before: number;
  after: number;
}

/** What a choice does to the score: `4.7 → 3.9`. */
export function ScoreChange({ before, after }: ScoreChangeProps) {
  const [from, to] = [formatScore(before), formatScore(after)];
  if (from === to) return <span className="whitespace-nowrap">score stays {from}</span>;
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">
        {from} → {to}
      </span>
      <span className="sr-only">
        score from {from} to {to}
      </span>
    </span>
  );
}
