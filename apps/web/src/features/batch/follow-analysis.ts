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

/** Milliseconds before a stream that was refused is opened again. */
const reopenMs = 3000;

/** Follows an analysis to its end, over as many streams as that takes. */
export const followAnalysis: BatchEffects['follow'] = async (item, way) => {
  for (;;) {
    const end = (await followStream(item, way.onProgress)) ?? (await askForEnd(item.analysisId));
    if (end !== undefined) return end;
    await new Promise((resolve) => setTimeout(resolve, reopenMs));
  }
};

/** Nothing where the stream was refused before the end. */
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

/** The end of an analysis that the stream does not tell of; nothing where it has not come. */
async function askForEnd(analysisId: string): Promise<AnalysisEnd | undefined> {
  try {
    const path = `/api/analyses/${encodeURIComponent(analysisId)}`;
    const detail = await sendFor(path, analysisDetailSchema);
    return isFinal(detail.status) ? describeEnd(detail) : undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) return undefined;
    return { state: 'failed', reason: 'The document is no longer there.' };
  }
}

function describeEnd({ status, error }: Pick<AnalysisEvent, 'status' | 'error'>): AnalysisEnd {
  if (status === 'completed') return { state: 'done' };
  return status === 'cancelled'
    ? { state: 'cancelled' }
    : { state: 'failed', reason: error?.message };
}

/** The share of the whole that is done, each step counting alike. */
function measure({ step, fraction = 0 }: AnalysisEvent): number {
  const steps = analysisStepSchema.options;
  return step === undefined ? 0 : (steps.indexOf(step) + fraction) / steps.length;
}
