import type { AnalysisDetail } from '@clauselight/schema';
import { FilePlus2 } from 'lucide-react';
import { ExportActions } from '../features/exports/export-actions.tsx';
import { Button } from '../ui/button.tsx';

export interface AnalysisActionsProps {
  detail: AnalysisDetail;
  /** Id of the side the reader took. */
  side: string | undefined;
  onNewAnalysis: () => void;
}

/** What can be done with a finished analysis as a whole. */
export function AnalysisActions({ detail, side, onNewAnalysis }: AnalysisActionsProps) {
  const { id: analysisId, filename, analysis } = detail;
  return (
    <>
      {analysis && <ExportActions {...{ analysisId, filename, analysis, side }} />}
      <Button onClick={onNewAnalysis}>
        <FilePlus2 aria-hidden="true" size={17} />
        New Analysis
      </Button>
    </>
  );
}
