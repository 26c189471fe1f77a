import {
  type AnalysisEvent,
  analysisDetailSchema,
  analysisEventSchema,
  analysisStepSchema,
  isFinal,
} from '@clauselight/schema';
import { connection } from '../../lib/connection.ts';
import { ApiError, sendFor } from '../../lib/http.ts';
import type { AnalysisEnd, BatchEffects } from './batch-effects.ts';
import { t } from './messages.ts';

/** Milliseconds to wait before a refused stream is opened again. */
const reopenMs = 3000;

/** Follows an analysis to its end and opens the event stream again as often as needed. */
export const followAnalysis: BatchEffects['follow'] = async (item, way) => {
  for (;;) {
    const end = (await followStream(item, way.onProgress)) ?? (await askForEnd(item.analysisId));
    if (end !== undefined) return end;
    await new Promise((resolve) => setTimeout(resolve, reopenMs));
  }
};

/** Resolves with undefined if the stream was refused before the analysis ended. */
function followStream(
  { documentId, analysisId }: Parameters<BatchEffects['follow']>[0],
  onProgress: (fraction: number) => void,
): Promise<AnalysisEnd | undefined> {
  return new Promise((resolve) => {
    const source = new EventSource(`/api/documents/${encodeURIComponent(documentId)}/events`);
    const close = (end: AnalysisEnd | undefined) => {
      source.close();
      resolve(end);
    };
    source.addEventListener('analysis', (message) => {
      const event = analysisEventSchema.safeParse(JSON.parse(message.data)).data;
      if (event?.analysisId !== analysisId) return;
      onProgress(measure(event));
      if (isFinal(event.status)) close(describeEnd(event));
    });
    source.addEventListener('error', () => {
      connection.reportLoss();
      // The browser reconnects by itself, unless it was refused.
      if (source.readyState === EventSource.CLOSED) close(undefined);
    });
  });
}

/** Asks the server how an analysis ended; undefined if it has not ended. */
async function askForEnd(analysisId: string): Promise<AnalysisEnd | undefined> {
  try {
    const path = `/api/analyses/${encodeURIComponent(analysisId)}`;
    const detail = await sendFor(path, analysisDetailSchema);
    return isFinal(detail.status) ? describeEnd(detail) : undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return undefined;
    return { state: 'failed', reason: t('batch.effects.gone') };
  }
}

function describeEnd({ status, error }: Pick<AnalysisEvent, 'status' | 'error'>): AnalysisEnd {
  if (status === 'completed') return { state: 'done' };
  return status === 'cancelled'
    ? { state: 'cancelled' }
    : { state: 'failed', reason: error?.message };
}

/** The share of the analysis that is done, 0-1; all steps count the same. */
function measure({ step, fraction = 0 }: AnalysisEvent): number {
  const steps = analysisStepSchema.options;
  return step === undefined ? 0 : (steps.indexOf(step) + fraction) / steps.length;
}
