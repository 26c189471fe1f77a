import {
  type AnalysisDetail,
  type FindingState,
  findingStateListSchema,
} from '@clauselight/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { analysesQuery } from '../../../lib/api/get-analyses.ts';
import { analysisQuery } from '../../../lib/api/get-analysis.ts';
import { insightsQuery } from '../../../lib/api/get-insights.ts';
import { sendFor } from '../../../lib/http.ts';
import { writeJson } from '../../../lib/json-request.ts';
import { applyDecision, createGetDecision, type Decision } from './apply-decision.ts';

/** Sends decisions about findings: each is on the screen at once, and undone there where the server refuses it. */
export function useSendDecision(analysisId: string) {
  const client = useQueryClient();
  const mutationKey = ['decide', analysisId];
  const now = () => new Date().toISOString();
  return useMutation({
    mutationKey,
    // One after the other: each answer tells what is decided by then.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ findingId, decision }: Decision) =>
      sendFor(
        `/api/analyses/${encodeURIComponent(analysisId)}/finding-states/${encodeURIComponent(findingId)}`,
        findingStateListSchema,
        writeJson('PUT', decision),
      ),
    onMutate: (change) => {
      const before = client.getQueryData(analysisQuery(analysisId).queryKey)?.findingStates ?? [];
      updateStates(client, analysisId, (states) => applyDecision(states, change, now()));
      return createGetDecision(before)(change.findingId);
    },
    onError: (_, { findingId }, decision) =>
      decision &&
      updateStates(client, analysisId, (states) =>
        applyDecision(states, { findingId, decision }, now()),
      ),
    onSuccess: (states) => {
      // An earlier answer does not include requests that are still pending.
      if (client.isMutating({ mutationKey }) === 1) {
        updateStates(client, analysisId, () => states);
        // Lists and averages leave out findings set aside.
        void client.invalidateQueries({ queryKey: analysesQuery.queryKey, refetchType: 'all' });
        void client.invalidateQueries({ queryKey: insightsQuery.queryKey });
      }
    },
  });
}

function updateStates(
  client: QueryClient,
  analysisId: string,
  update: (states: readonly FindingState[]) => FindingState[],
): void {
  client.setQueryData(
    analysisQuery(analysisId).queryKey,
    (detail: AnalysisDetail | undefined) =>
      detail && { ...detail, findingStates: update(detail.findingStates) },
  );
}
