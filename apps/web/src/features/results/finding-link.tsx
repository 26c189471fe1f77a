import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { createFindingParams } from '../../lib/view-state.ts';
import { useAnalysisPlace } from './analysis-context.ts';

/** Leads to a finding's card. */
export function FindingLink({ findingId, children }: { findingId: string; children: ReactNode }) {
  const { analysisId } = useAnalysisPlace();
  return (
    <Link
      href={`/?${createFindingParams(analysisId, findingId)}`}
      className="rounded-sm underline decoration-line-strong underline-offset-4 hover:text-action hover:decoration-action"
    >
      {children}
    </Link>
  );
}
