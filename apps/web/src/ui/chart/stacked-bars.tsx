import { useId } from 'react';
import { type Tone, toneInk } from '../tone.tsx';
import { useWidth } from './use-width.ts';

interface BarPart {
  name: string;
  count: number;
  tone: Tone;
}

export interface Bar {
  name: string;
  parts: readonly BarPart[];
}

interface StackedBarsProps {
  /** What the chart shows, in a sentence. */
  summary: string;
  bars: readonly Bar[];
}

const barHeight = 16;

/** Bars of parts, each part with its own hatching and named beneath its bar. */
export function StackedBars({ summary, bars }: StackedBarsProps) {
  const [ref, width] = useWidth();
  const id = useId();
  const most = Math.max(1, ...bars.map(countParts));
  return (
    <div ref={ref} role="img" aria-label={summary}>
      <svg width={0} height={0} aria-hidden="true" className="absolute">
        <Hatchings id={id} />
      </svg>
      <div className="space-y-3.5">
        {bars.map((bar) => (
          <div key={bar.name}>
            <p className="flex items-baseline justify-between gap-4 text-small">
              <span className="font-medium">{bar.name}</span>
              <span>{countParts(bar)}</span>
            </p>
            <BarParts bar={bar} unit={width / most} patternId={id} />
            <p className="flex flex-wrap gap-x-4 text-micro">
              {bar.parts.map(({ name, count, tone }) => (
                <span key={name} className={toneInk(tone)}>
                  {count} {name}
                </span>
              ))}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

function countParts({ parts }: Bar): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

interface BarPartsProps {
  bar: Bar;
  /** Pixels that one counts for. */
  unit: number;
  patternId: string;
}

function BarParts({ bar, unit, patternId }: BarPartsProps) {
  const starts = bar.parts.map((_part, index) =>
    countParts({ ...bar, parts: bar.parts.slice(0, index) }),
  );
  return (
    <svg width="100%" height={barHeight} aria-hidden="true" className="block">
      {bar.parts.map(({ name, count, tone }, index) => (
        <rect
          key={name}
          x={(starts[index] ?? 0) * unit + 0.5}
          y={0.5}
          width={Math.max(1, count * unit - 2)}
          height={barHeight - 1}
          fill={`url(#${patternId}-${tone})`}
          stroke="currentColor"
          className={toneInk(tone)}
        />
      ))}
    </svg>
  );
}

/** From full to empty, so that the gravity can be told without colors. */
const hatchings: readonly { tone: Tone; path: string; strokeWidth: number }[] = [
  { tone: 'critical', path: 'M0 4h8', strokeWidth: 8 },
  { tone: 'high', path: 'M-2 2l4-4M0 8l8-8M6 10l4-4', strokeWidth: 3.5 },
  { tone: 'medium', path: 'M-2 2l4-4M0 8l8-8M6 10l4-4', strokeWidth: 1.5 },
  { tone: 'low', path: 'M2 4h2', strokeWidth: 2 },
  { tone: 'info', path: '', strokeWidth: 0 },
];

function Hatchings({ id }: { id: string }) {
  return (
    <defs>
      {hatchings.map(({ tone, path, strokeWidth }) => (
        <pattern
          key={tone}
          id={`${id}-${tone}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          className={toneInk(tone)}
        >
          <path d={path} stroke="currentColor" strokeWidth={strokeWidth} />
        </pattern>
      ))}
    </defs>
  );
}
