import { ArrowUpDown } from 'lucide-react';
import { Link } from 'wouter';
import { useComparison } from '../compare-context.ts';
import { t } from '../messages.ts';
import type { Departure } from './departures.ts';
import { nameClause } from './name-place.ts';

interface DepartureRowProps {
  passages: Departure;
  isCurrent: boolean;
  onGo: (target: string) => void;
}

/** Marks the old place of moved passages and links to the new one. */
export function DepartureRow({ passages, isCurrent, onGo }: DepartureRowProps) {
  const { getRowAddress } = useComparison();
  const [first] = passages;
  if (!first) return null;
  const clause = nameClause(first.before?.clause);
  const count = passages.length;
  return (
    <li
      tabIndex={-1}
      data-departure={first.id}
      data-state={isCurrent ? 'target' : undefined}
      className="flex scroll-mt-44 flex-wrap items-baseline gap-x-2 border-b border-dashed border-line-strong px-3 py-2 text-small text-ink-soft outline-none data-[state=target]:bg-amber-wash data-[state=target]:shadow-[inset_3px_0_0_var(--color-amber)]"
    >
      <ArrowUpDown aria-hidden="true" size={14} className="shrink-0 translate-y-0.5 text-low" />
      {clause
        ? t('compare.departure.stoodFrom', { count, clause })
        : t('compare.departure.stood', { count })}
      <Link
        href={getRowAddress(first.id)}
        replace
        onClick={() => onGo(first.id)}
        className="rounded-sm text-action underline underline-offset-4 hover:text-action-hover"
      >
        {t('compare.departure.show')}
      </Link>
    </li>
  );
}
