import type { QueryClient } from '@tanstack/react-query';
import { cancelAnalysis } from '../../lib/api/cancel-analysis.ts';
import { analysesQuery } from '../../lib/api/get-analyses.ts';
import { documentsQuery } from '../../lib/api/get-documents.ts';
import { insightsQuery } from '../../lib/api/get-insights.ts';
import { startAnalysis } from '../../lib/api/start-analysis.ts';
import { uploadDocument } from '../../lib/api/upload-document.ts';
import { connection } from '../../lib/connection.ts';
import { ApiError, describeFailure, isGatewayFailure, isPaymentRequired } from '../../lib/http.ts';
import { getPreferences } from '../../lib/preferences.ts';
import type { BatchEffects } from './batch-effects.ts';
import type { Hold } from './batch-list.ts';
import { followAnalysis } from './follow-analysis.ts';
import { t } from './messages.ts';

/** Milliseconds to wait before a request to a busy server is repeated. */
const busyMs = 5000;

/** The effects of a batch on this page: requests, queries and preferences. */
export function createEffects(client: QueryClient): BatchEffects {
  return {
    async upload(file, way) {
      const document = await uploadDocument(file, way);
      client.setQueryData(documentsQuery.queryKey, (known) => [document, ...(known ?? [])]);
      return document.id;
    },
    start: (documentId) => start(client, documentId),
    follow: followAnalysis,
    cancelAnalysis,
    isAutomatic: () => getPreferences().autoAnalysis,
    findHold,
    waitOut: (hold) => (hold === 'connection' ? waitForConnection() : wait(busyMs)),
    describe: (error) => describeFailure(error, t('batch.effects.unreachable')),
    renew: () =>
      Promise.all(
        [analysesQuery.queryKey, insightsQuery.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  };
}

/** Runs as a mutation, so that the code that watches all mutations for limits sees the answer. */
async function start(client: QueryClient, documentId: string): Promise<string> {
  const mutation = client.getMutationCache().build(client, {
    mutationFn: (id: string) => startAnalysis(client, { documentId: id }),
  });
  return (await mutation.execute(documentId)).id;
}

function findHold(error: unknown): Hold | undefined {
  if (isPaymentRequired(error)) return 'allowance';
  if (error instanceof ApiError) {
    if (isGatewayFailure(error)) return 'connection';
    return error.status === 429 || error.status === 503 ? 'busy' : undefined;
  }
  // The request got no answer.
  return error instanceof TypeError ? 'connection' : undefined;
}

async function waitForConnection(): Promise<void> {
  if ((await connection.check()) === 'connected') return wait(busyMs);
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      if (connection.getState() !== 'connected') return;
      stop();
      resolve();
    });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
