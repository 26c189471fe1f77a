import type { AnalysisDetail } from '@clauselight/schema';
import { FilePlus2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';

export interface AnalysisActionsProps {
  detail: AnalysisDetail;
  /** Id of the side the reader took. */
  side: string | undefined;
  onNewAnalysis: () => void;
}

/** What can be done with a finished analysis as a whole. */
export function AnalysisActions({ onNewAnalysis }: AnalysisActionsProps) {
  return (
    <Button onClick={onNewAnalysis}>
      <FilePlus2 aria-hidden="true" size={17} />
      New Analysis
    </Button>
  );
}
