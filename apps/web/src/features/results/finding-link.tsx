import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';

/** Leads to a finding's card. */
export function FindingLink({ findingId, children }: { findingId: string; children: ReactNode }) {
  const { getFindingAddress } = useAnalysisSource();
  return (
    <Link
      href={getFindingAddress(findingId)}
      className="rounded-sm underline decoration-line-strong underline-offset-4 hover:text-action hover:decoration-action"
    >
      {children}
    </Link>
  );
}
