import {
  type Analysis,
  type AnalysisDetail,
  getDocumentFamily,
  type Span,
} from '@clauselight/schema';
import { useMemo } from 'react';
import { keepListView } from '../features/highlights/filter.ts';
import type { HighlightContextValue } from '../features/highlights/highlight-context.ts';
import { useHighlightActions } from '../features/highlights/use-highlight-actions.ts';
import { getWording } from '../features/results/wording.ts';
import { useAnalysisSource } from '../lib/analysis-source/analysis-source-context.ts';
import { keepDocumentView } from './use-document-view.ts';

interface DeskOptions {
  detail: AnalysisDetail;
  /** For the side that the user chose. */
  analysis: Analysis;
  /** Id of the side that the user chose. */
  side: string | undefined;
}

/** What the highlights of a document are shown with beside its analysis. */
export function useAnalysisDesk({ detail, analysis, side }: DeskOptions): HighlightContextValue {
  const { documentId } = detail;
  const { getFindingAddress, getPassageAddress } = useAnalysisSource();
  const { findings, documentKind } = analysis;
  const actions = useHighlightActions(documentId);
  return useMemo(() => {
    const { severityNames, findingsTab } = getWording(getDocumentFamily(documentKind.kind));
    return {
      documentId,
      side,
      actions,
      standings: new Map(findings.map((finding) => [finding.id, finding.standing])),
      severityNames,
      findingsTab,
      getFindingAddress,
      getPassageAddress: (span: Span) => {
        const current = new URLSearchParams(window.location.search);
        return getPassageAddress(span, (params) =>
          keepDocumentView(keepListView(params, current), current),
        );
      },
    };
  }, [
    documentId,
    side,
    actions,
    findings,
    documentKind.kind,
    getFindingAddress,
    getPassageAddress,
  ]);
}
