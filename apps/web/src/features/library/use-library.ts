import type { Document } from '@clauselight/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { analysesQuery } from '../../lib/api/get-analyses.ts';
import { documentsQuery } from '../../lib/api/get-documents.ts';
import { insightsQuery, useInsights } from '../../lib/api/get-insights.ts';

/** How often the list is loaded again while an analysis runs, in milliseconds. */
const followMs = 2000;

/** The visitor's documents and what their latest analyses say; followed while one is being analyzed. */
export function useLibrary() {
  const client = useQueryClient();
  const documents = useQuery({
    ...documentsQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? followMs : false),
  });
  const insights = useInsights();
  const finished = documents.data?.map(nameFinished).join();
  const known = useRef(finished);
  useEffect(() => {
    // What a finished analysis says is another call.
    if (known.current !== undefined && known.current !== finished) {
      void client.invalidateQueries({ queryKey: insightsQuery.queryKey });
      void client.invalidateQueries({ queryKey: analysesQuery.queryKey });
    }
    known.current = finished;
  }, [finished, client]);
  return { documents, insights };
}

function isRunning({ latestAnalysis }: Document): boolean {
  return latestAnalysis?.status === 'queued' || latestAnalysis?.status === 'running';
}

function nameFinished({ latestAnalysis }: Document): string {
  return latestAnalysis?.status === 'completed' ? latestAnalysis.id : '';
}
