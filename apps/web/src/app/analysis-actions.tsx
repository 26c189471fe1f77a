import type { AnalysisDetail } from '@clauselight/schema';
import { FilePlus2, GitCompareArrows } from 'lucide-react';
import { Link } from 'wouter';
import { getCompareAddress } from '../features/compare/compare-view.ts';
import { Button, buttonClass } from '../ui/button.tsx';

export interface AnalysisActionsProps {
  detail: AnalysisDetail;
  /** Id of the side the reader took. */
  side: string | undefined;
  onNewAnalysis: () => void;
}

/** What can be done with a finished analysis as a whole. */
export function AnalysisActions({ detail, onNewAnalysis }: AnalysisActionsProps) {
  return (
    <>
      <Link href={getCompareAddress({ after: detail.id })} className={buttonClass()}>
        <GitCompareArrows aria-hidden="true" size={17} />
        Compare
      </Link>
      <Button onClick={onNewAnalysis}>
        <FilePlus2 aria-hidden="true" size={17} />
        New Analysis
      </Button>
    </>
  );
}
