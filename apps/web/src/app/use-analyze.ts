import { useLocation } from 'wouter';
import { useStartAnalysis } from '../lib/api/start-analysis.ts';
import { describeFailure } from '../lib/http.ts';
import { createAnalysisParams } from '../lib/view-state.ts';
import { useToast } from '../ui/toast-context.ts';

/** Starts the analysis of a document and goes to it. */
export function useAnalyze() {
  const [, navigate] = useLocation();
  const toast = useToast();
  const start = useStartAnalysis();

  function analyze(documentId: string) {
    start.mutate(documentId, {
      onSuccess: (detail) => navigate(`/?${createAnalysisParams(detail.id)}`),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Analysis failed',
          description: describeFailure(error, 'Failed to analyze document'),
        }),
    });
  }

  return { analyze, startingId: start.isPending ? start.variables : undefined };
}
