import type { Analysis, AnalysisDetail, ClauseReference, Span } from '@clauselight/schema';
import { describePlace } from '../features/results/place.ts';
import { getPlaceNoun } from '../features/results/wording.ts';
import type { AnalysisSource } from '../lib/analysis-source/analysis-source.ts';
import { keepDocumentView } from './use-document-view.ts';

interface AskPlaceOptions {
  detail: AnalysisDetail;
  analysis: Analysis;
  /** Id of the side that the user chose. */
  side: string | undefined;
  source: AnalysisSource;
}

/** What questions are about, and how their answers link into the document. */
export function createAskPlace({ detail, analysis, side, source }: AskPlaceOptions) {
  const { clauses, documentKind } = analysis;
  const noun = getPlaceNoun(documentKind.kind);
  const { getPassageAddress } = source;
  return {
    analysisId: detail.id,
    documentId: detail.documentId,
    documentKind: documentKind.kind,
    side,
    getPassageAddress: (span: Span) => {
      const current = new URLSearchParams(window.location.search);
      return getPassageAddress(span, (params) => keepDocumentView(params, current));
    },
    describePlace: (span: Span, reference: ClauseReference | undefined) =>
      noun === undefined ? undefined : describePlace(span, { clauses, reference, noun }),
  };
}
