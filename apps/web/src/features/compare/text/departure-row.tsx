import { ArrowUpDown } from 'lucide-react';
import { Link } from 'wouter';
import { formatCount } from '../../../lib/format.ts';
import { useComparePlace } from '../compare-context.ts';
import type { Departure } from './departures.ts';
import { nameClause } from './name-place.ts';

interface DepartureRowProps {
  passages: Departure;
  isCurrent: boolean;
  onGo: (target: string) => void;
}

/** Stands where moved passages stood, and leads to where they stand now. */
export function DepartureRow({ passages, isCurrent, onGo }: DepartureRowProps) {
  const { getRowAddress } = useComparePlace();
  const [first] = passages;
  if (!first) return null;
  const clause = nameClause(first.before?.clause);
  return (
    <li
      tabIndex={-1}
      data-departure={first.id}
      data-state={isCurrent ? 'target' : undefined}
      className="flex scroll-mt-44 flex-wrap items-baseline gap-x-2 border-b border-dashed border-line-strong px-3 py-2 text-small text-ink-soft outline-none data-[state=target]:bg-amber-wash data-[state=target]:shadow-[inset_3px_0_0_var(--color-amber)]"
    >
      <ArrowUpDown aria-hidden="true" size={14} className="shrink-0 translate-y-0.5 text-low" />
      {formatCount(passages.length, 'passage')} stood here{clause && ` (from ${clause})`}.
      <Link
        href={getRowAddress(first.id)}
        replace
        onClick={() => onGo(first.id)}
        className="rounded-sm text-action underline underline-offset-4 hover:text-action-hover"
      >
        Show the new place
      </Link>
    </li>
  );
}
