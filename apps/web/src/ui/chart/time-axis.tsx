import type { Tick } from './time-ticks.ts';

interface TimeAxisProps {
  ticks: readonly Tick[];
  /** Pixels from the top to the line. */
  y: number;
  width: number;
}

/** The line of time with its moments under it. */
export function TimeAxis({ ticks, y, width }: TimeAxisProps) {
  return (
    <g>
      <line x1={0} x2={width} y1={y} y2={y} className="stroke-line-strong" />
      {ticks.map(({ x, label }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <line y2={5} className="stroke-line-strong" />
          <text
            y={20}
            textAnchor={x < 30 ? 'start' : x > width - 30 ? 'end' : 'middle'}
            className="fill-ink-soft text-micro"
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
