import type { Evidence } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { t } from './messages.ts';

interface PassageLinkProps {
  /** Absent where the fact follows from others; it is then no link. */
  evidence: Evidence | undefined;
  children?: ReactNode;
}

/** A fact that leads to the words it was read from, within a line or a cell of a table. */
export function PassageLink({ evidence, children }: PassageLinkProps) {
  const { getPassageAddress } = useAnalysisSource();
  if (evidence === undefined) return children;
  return (
    <Link href={getPassageAddress(evidence)} className="group rounded-sm hover:text-action">
      <span className="sr-only">{t('results.passage.show')} </span>
      <span className="lit-words group-hover:bg-amber-soft">{children}</span>
    </Link>
  );
}
