import type { DocumentKind } from '@clauselight/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { AnalysisOrder } from '../lib/api/start-analysis.ts';
import { createFailureNotice } from '../lib/failure-notice.ts';
import { isPaymentRequired } from '../lib/http.ts';
import { createAnalysisParams } from '../lib/view-state.ts';
import { useToast } from '../ui/toast-context.ts';
import { t } from './messages.ts';

/** Starts the analysis of a document and opens its page. */
export function useAnalyze() {
  const [, navigate] = useLocation();
  const toast = useToast();
  const client = useQueryClient();
  const start = useMutation({
    // Loaded on demand: the schema of an analysis is large, and a first visit does not need it.
    mutationFn: async (order: AnalysisOrder) => {
      const { startAnalysis } = await import('../lib/api/start-analysis.ts');
      return startAnalysis(client, order);
    },
  });

  /** `kind` is what the reader says the document is. */
  function analyze(documentId: string, kind?: DocumentKind | null) {
    start.mutate(
      { documentId, kind },
      {
        onSuccess: (detail) => navigate(`/?${createAnalysisParams(detail.id)}`),
        onError: (error) => {
          // The subscription offer opens instead of an error; the document stays in the list.
          if (isPaymentRequired(error)) return;
          toast(
            createFailureNotice(error, {
              title: t('app.analysis.failed'),
              fallback: t('app.analysis.failedText'),
            }),
          );
        },
      },
    );
  }

  return { analyze, startingId: start.isPending ? start.variables.documentId : undefined };
}
