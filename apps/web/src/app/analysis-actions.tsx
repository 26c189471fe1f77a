import type { AnalysisDetail } from '@clauselight/schema';
import { FilePlus2, GitCompareArrows } from 'lucide-react';
import { Link } from 'wouter';
import { getCompareAddress } from '../features/compare/compare-view.ts';
import { ExportActions } from '../features/exports/export-actions.tsx';
import { ShareButton } from '../features/share-dialog/share-button.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { t } from './messages.ts';

export interface AnalysisActionsProps {
  detail: AnalysisDetail;
  /** Id of the side that the user chose. */
  side: string | undefined;
  onNewAnalysis: () => void;
}

/** What can be done with a finished analysis as a whole. */
export function AnalysisActions({ detail, side, onNewAnalysis }: AnalysisActionsProps) {
  const { id: analysisId, filename, analysis } = detail;
  return (
    <>
      {analysis && <ExportActions {...{ analysisId, filename, analysis, side }} />}
      <ShareButton of={toShared(detail, side)} />
      <Link
        href={getCompareAddress({ after: detail.id })}
        className={buttonClass({ size: 'small' })}
      >
        <GitCompareArrows aria-hidden="true" size={16} />
        {t('app.analysis.compare')}
      </Link>
      <Button size="small" onClick={onNewAnalysis}>
        <FilePlus2 aria-hidden="true" size={16} />
        {t('app.analysis.new')}
      </Button>
    </>
  );
}

function toShared({ id, filename, analysis }: AnalysisDetail, side: string | undefined) {
  return { analysisId: id, filename, sides: analysis?.sides ?? [], side };
}
