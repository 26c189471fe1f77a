import { scaleLinear, scaleTime } from 'd3-scale';
import { line } from 'd3-shape';
import { PlottedLinks } from './plotted-links.tsx';
import { TimeAxis } from './time-axis.tsx';
import { createTicks, spanMoments } from './time-ticks.ts';
import { useWidth } from './use-width.ts';

export interface ChartPoint {
  id: string;
  at: Date;
  value: number;
  href: string;
  /** All it stands for, in words. */
  label: string;
  lines: readonly string[];
}

/** Points that belong together and are joined by a line. */
export interface ChartRun {
  id: string;
  points: readonly ChartPoint[];
}

interface Band {
  name: string;
  from: number;
  to: number;
}

interface PointChartProps {
  /** What the chart shows, in a sentence. */
  summary: string;
  /** What the points are, for their list. */
  pointsLabel: string;
  runs: readonly ChartRun[];
  /** Stretches of the scale with their names, from the lowest on; together they are the scale. */
  bands: readonly Band[];
}

const plotHeight = 232;
const height = plotHeight + 28;
const edge = { left: 26, right: 62, top: 10 };

/** Values over time: points that are links, runs joined by a line, named bands instead of a grid. */
export function PointChart({ summary, pointsLabel, runs, bands }: PointChartProps) {
  const [ref, width] = useWidth();
  const all = runs.flatMap(({ points }) => points);
  const domain = spanMoments(
    all.map(({ at }) => at),
    new Date(),
  );
  const range: [number, number] = [edge.left + 10, Math.max(edge.left + 20, width - edge.right)];
  const x = scaleTime(domain, range);
  const y = scaleLinear([0, bands.at(-1)?.to ?? 1], [plotHeight, edge.top]);
  const draw = line<ChartPoint>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  );
  const points = all
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .map((point) => ({ ...point, left: x(point.at), top: y(point.value) }));
  return (
    <div ref={ref} className="relative" style={{ height }}>
      {width > 0 && (
        <>
          <svg role="img" aria-label={summary} width={width} height={height} className="block">
            <BandLines bands={bands} y={y} width={width} />
            <TimeAxis ticks={createTicks({ domain, range })} y={plotHeight} width={width} />
            {runs.map((run) => (
              <path
                key={run.id}
                d={draw(run.points) ?? undefined}
                className="fill-none stroke-line-strong"
                strokeWidth={1.5}
              />
            ))}
          </svg>
          <PlottedLinks label={pointsLabel} points={points} width={width} />
        </>
      )}
    </div>
  );
}

interface BandLinesProps {
  bands: readonly Band[];
  y: (value: number) => number;
  width: number;
}

/** A fine rule at the upper end of each band, its figure at the left and the band's name at the right. */
function BandLines({ bands, y, width }: BandLinesProps) {
  return bands.map(({ name, from, to }) => (
    <g key={name}>
      <line
        x1={edge.left}
        x2={width}
        y1={y(to)}
        y2={y(to)}
        strokeDasharray="2 3"
        className="stroke-line-strong"
      />
      <text x={edge.left - 6} y={y(to) + 4} textAnchor="end" className="fill-ink-soft text-micro">
        {to}
      </text>
      <text
        x={width}
        y={y((from + to) / 2) + 4}
        textAnchor="end"
        className="fill-ink-soft text-micro"
      >
        {name}
      </text>
    </g>
  ));
}
