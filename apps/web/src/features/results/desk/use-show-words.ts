import type { Span } from '@clauselight/schema';
import { useLocation } from 'wouter';
import { useAnalysisSource } from '../../../lib/analysis-source/analysis-source-context.ts';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';

/** What shows words in the document if it stands beside the open tab, and does nothing otherwise. */
export function useShowWords(): (span: Span) => void {
  const [, navigate] = useLocation();
  const { isDocumentBeside, getPassageAddress } = useAnalysisSource();
  return useLatestCallback((span: Span) => {
    if (isDocumentBeside) navigate(getPassageAddress(span), { replace: true });
  });
}
