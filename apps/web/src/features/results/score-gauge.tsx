import type { RiskLevel, Score } from '@clauselight/schema';
import { formatScore } from '../../lib/format.ts';
import { levelTones, nameLevel } from '../../lib/severity.ts';
import { cx } from '../../ui/cx.ts';
import { toneFill, toneInk } from '../../ui/tone.tsx';
import { t } from './messages.ts';

const marks = [0, 3, 6, 10] as const;

/** The levels as stretches of the ruler, in tenths. */
const stretches = [
  { level: 'low', name: 'results.score.low', from: 0, to: 3 },
  { level: 'medium', name: 'results.score.medium', from: 3, to: 6 },
  { level: 'high', name: 'results.score.high', from: 6, to: 10 },
] as const satisfies readonly { level: RiskLevel; name: string; from: number; to: number }[];

/** The score as a figure and as a measure on a ruler of 0-10. */
export function ScoreGauge({ score }: { score: Score }) {
  const tone = levelTones[score.level];
  return (
    <div>
      <p className={cx('font-serif text-display font-normal tracking-tight', toneInk(tone))}>
        {formatScore(score.value)}
        <span className="text-title text-ink-soft">/10</span>
        <span className="sr-only">, {nameLevel(score)}</span>
      </p>
      <div aria-hidden="true" className="mt-3">
        <div className="relative h-2.5 bg-line">
          <div className={cx('h-full', toneFill(tone))} style={{ width: `${score.value * 10}%` }} />
          <span className="absolute inset-y-0 left-[30%] w-0.5 bg-paper" />
          <span className="absolute inset-y-0 left-[60%] w-0.5 bg-paper" />
        </div>
        <div className="relative mt-1 h-5">
          {marks.map((mark) => (
            <span
              key={mark}
              style={{ left: `${mark * 10}%` }}
              className="label absolute -translate-x-1/2 first:translate-x-0 nth-4:-translate-x-full"
            >
              {mark}
            </span>
          ))}
          {stretches.map(({ level, name, from, to }) => (
            <span
              key={level}
              style={{ left: `${(from + to) * 5}%` }}
              data-current={level === score.level}
              className="label absolute -translate-x-1/2 capitalize data-[current=true]:font-semibold data-[current=true]:text-ink"
            >
              {t(name)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
