import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { cx } from '../cx.ts';

export interface PlottedLink {
  id: string;
  /** Pixels from the upper left corner of the plot to the middle of the point. */
  left: number;
  top: number;
  href: string;
  /** All it stands for, in words. */
  label: string;
  /** The same under each other, for those who see it. */
  lines: readonly string[];
  isHollow?: boolean;
}

interface PlottedLinksProps {
  label: string;
  points: readonly PlottedLink[];
  /** Width of the plot in pixels. */
  width: number;
}

/** Points over a plot, each a link: Tab reaches one of them, the arrow keys, Home and End the others. */
export function PlottedLinks({ label, points, width }: PlottedLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const [stopId, setStopId] = useState<string>();
  const active = points.find(({ id }) => id === activeId);
  const stop = points.find(({ id }) => id === stopId) ?? points[0];

  function move(event: KeyboardEvent) {
    const next = findNext(event.key, { points, current: stop });
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[points.indexOf(next)]?.focus();
  }

  return (
    <>
      <ul ref={list} aria-label={label} onKeyDown={move} className="absolute inset-0">
        {points.map((point) => (
          <li key={point.id}>
            <Link
              href={point.href}
              aria-label={point.label}
              tabIndex={point === stop ? 0 : -1}
              onFocus={() => {
                setStopId(point.id);
                setActiveId(point.id);
              }}
              onBlur={() => setActiveId(undefined)}
              onPointerEnter={() => setActiveId(point.id)}
              onPointerLeave={() => setActiveId(undefined)}
              style={{ left: point.left, top: point.top }}
              className="group absolute z-1 flex size-6 -translate-1/2 items-center justify-center rounded-full hover:z-2 focus-visible:z-2 focus-visible:-outline-offset-2"
            >
              <span
                className={cx(
                  'size-2.5 rounded-full border-2 border-ink group-hover:bg-amber group-focus-visible:bg-amber',
                  point.isHollow ? 'bg-paper' : 'bg-ink',
                )}
              />
            </Link>
          </li>
        ))}
      </ul>
      {active && <PointNote point={active} isAtRight={active.left > width / 2} />}
    </>
  );
}

interface Position {
  points: readonly PlottedLink[];
  current: PlottedLink | undefined;
}

function findNext(key: string, { points, current }: Position): PlottedLink | undefined {
  const index = current === undefined ? 0 : points.indexOf(current);
  if (key === 'ArrowRight' || key === 'ArrowDown') return points[index + 1];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return points[index - 1];
  if (key === 'Home') return points[0];
  return key === 'End' ? points.at(-1) : undefined;
}

/** What a point stands for, beside it; its link says the same. */
function PointNote({ point, isAtRight }: { point: PlottedLink; isAtRight: boolean }) {
  const { left, top, lines } = point;
  return (
    <div
      aria-hidden="true"
      data-side={isAtRight ? 'left' : 'right'}
      style={{ left, top }}
      className="pointer-events-none absolute z-3 w-max max-w-[45%] -translate-y-1/2 translate-x-4 rounded-sm border border-line-strong bg-sheet px-2.5 py-1.5 text-small data-[side=left]:-translate-x-[calc(100%+1rem)]"
    >
      {lines.map((line) => (
        <span key={line} className="block break-words first:font-semibold">
          {line}
        </span>
      ))}
    </div>
  );
}
