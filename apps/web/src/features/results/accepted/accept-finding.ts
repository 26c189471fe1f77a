import {
  type AcceptedFinding,
  type AnalysisDetail,
  acceptedFindingListSchema,
} from '@clauselight/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { analysesQuery } from '../../../lib/api/get-analyses.ts';
import { analysisQuery } from '../../../lib/api/get-analysis.ts';
import { insightsQuery } from '../../../lib/api/get-insights.ts';
import { sendFor } from '../../../lib/http.ts';
import { applyAcceptance } from './apply-acceptance.ts';

/** A finding that the user accepts, or no longer accepts. */
interface Acceptance {
  findingId: string;
  isAccepted: boolean;
}

/** Accepts a finding of an analysis or takes that back: on the screen at once, undone there where the server refuses. */
export function useAcceptFinding(analysisId: string) {
  const client = useQueryClient();
  const mutationKey = ['accept-finding', analysisId];
  return useMutation({
    mutationKey,
    // One after the other: each answer tells what is accepted by then.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (acceptance: Acceptance) => sendAcceptance(analysisId, acceptance),
    onMutate: (acceptance) =>
      updateAccepted(client, analysisId, (list) =>
        applyAcceptance(list, { ...acceptance, at: new Date().toISOString() }),
      ),
    onError: (_, { findingId, isAccepted }) =>
      updateAccepted(client, analysisId, (list) =>
        applyAcceptance(list, {
          findingId,
          isAccepted: !isAccepted,
          at: new Date().toISOString(),
        }),
      ),
    onSuccess: (accepted) => {
      // An earlier answer does not include requests that are still pending.
      if (client.isMutating({ mutationKey }) === 1) {
        updateAccepted(client, analysisId, () => accepted);
        // Lists and averages leave accepted findings out.
        void client.invalidateQueries({ queryKey: analysesQuery.queryKey, refetchType: 'all' });
        void client.invalidateQueries({ queryKey: insightsQuery.queryKey });
      }
    },
  });
}

function sendAcceptance(analysisId: string, { findingId, isAccepted }: Acceptance) {
  const path = `/api/analyses/${encodeURIComponent(analysisId)}/accepted-findings/${encodeURIComponent(findingId)}`;
  return sendFor(path, acceptedFindingListSchema, { method: isAccepted ? 'PUT' : 'DELETE' });
}

function updateAccepted(
  client: QueryClient,
  analysisId: string,
  update: (list: readonly AcceptedFinding[]) => AcceptedFinding[],
): void {
  client.setQueryData(
    analysisQuery(analysisId).queryKey,
    (detail: AnalysisDetail | undefined) =>
      detail && { ...detail, acceptedFindings: update(detail.acceptedFindings) },
  );
}
