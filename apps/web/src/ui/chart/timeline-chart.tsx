import { scaleTime } from 'd3-scale';
import { t } from '../messages.ts';
import { PlottedLinks } from './plotted-links.tsx';
import { stackMarks } from './stack-marks.ts';
import { TimeAxis } from './time-axis.tsx';
import { createTicks } from './time-ticks.ts';
import { useWidth } from './use-width.ts';

export interface TimelineMark {
  id: string;
  at: Date;
  href: string;
  /** Accessible name of the mark. */
  label: string;
  lines: readonly string[];
  isPast: boolean;
}

interface TimelineChartProps {
  /** What the chart shows, in a sentence. */
  summary: string;
  marksLabel: string;
  marks: readonly TimelineMark[];
  domain: readonly [Date, Date];
  today: Date;
}

const markSize = 14;
const above = 26;

/** Marks along a time axis with a line at today; marks of the same day are stacked, past ones are hollow. */
export function TimelineChart({ summary, marksLabel, marks, domain, today }: TimelineChartProps) {
  const [ref, width] = useWidth();
  const range: [number, number] = [10, Math.max(20, width - 10)];
  const x = scaleTime(domain, range);
  const placed = stackMarks(marks, { getX: ({ at }) => x(at), size: markSize });
  const floors = 1 + Math.max(0, ...placed.map(({ floor }) => floor));
  const axis = above + Math.max(3, floors) * markSize;
  const points = placed.map(({ item, x: left, floor }) => ({
    ...item,
    left,
    top: axis - (floor + 0.75) * markSize,
    isHollow: item.isPast,
  }));
  return (
    <div ref={ref} className="relative" style={{ height: axis + 28 }}>
      {width > 0 && (
        <>
          <svg role="img" aria-label={summary} width={width} height={axis + 28} className="block">
            <TimeAxis ticks={createTicks({ domain, range })} y={axis} width={width} />
            <line x1={x(today)} x2={x(today)} y1={18} y2={axis} className="stroke-ink" />
            <text
              x={x(today)}
              y={12}
              textAnchor={x(today) < 30 ? 'start' : 'middle'}
              className="fill-ink text-micro"
            >
              {t('ui.chart.today')}
            </text>
          </svg>
          <PlottedLinks label={marksLabel} points={points} width={width} />
        </>
      )}
    </div>
  );
}
