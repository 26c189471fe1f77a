import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { createFailureNotice } from '../lib/failure-notice.ts';
import { isPaymentRequired } from '../lib/http.ts';
import { createAnalysisParams } from '../lib/view-state.ts';
import { useToast } from '../ui/toast-context.ts';

/** Starts the analysis of a document and goes to it. */
export function useAnalyze() {
  const [, navigate] = useLocation();
  const toast = useToast();
  const client = useQueryClient();
  const start = useMutation({
    // What checks a whole analysis is large, and no first visit needs it.
    mutationFn: async (documentId: string) => {
      const { startAnalysis } = await import('../lib/api/start-analysis.ts');
      return startAnalysis(client, documentId);
    },
  });

  function analyze(documentId: string) {
    start.mutate(documentId, {
      onSuccess: (detail) => navigate(`/?${createAnalysisParams(detail.id)}`),
      onError: (error) => {
        // The offer says so: nothing has failed, and the document stays in the list.
        if (isPaymentRequired(error)) return;
        toast(
          createFailureNotice(error, {
            title: 'Analysis failed',
            fallback: 'Failed to analyze document',
          }),
        );
      },
    });
  }

  return { analyze, startingId: start.isPending ? start.variables : undefined };
}
