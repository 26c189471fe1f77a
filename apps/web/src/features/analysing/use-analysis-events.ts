import {
  type AnalysisDetail,
  type AnalysisEvent,
  analysisEventSchema,
  isFinal,
} from '@clauselight/schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { connection } from '../../lib/connection.ts';

/** Milliseconds before a stream that was refused is opened again. */
const reopenMs = 3000;

/**
 * Follows a running analysis: the last thing the server said of it, and whether the stream is cut at the moment.
 * `onFinal` is called when it has ended, or when the stream was refused and the analysis must be asked for instead.
 */
export function useAnalysisEvents(detail: AnalysisDetail, onFinal: () => void) {
  const { id, documentId } = detail;
  const [last, setLast] = useState<AnalysisEvent>();
  const [isLost, setIsLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const finish = useEffectEvent(onFinal);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens a stream of its own
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource(`/api/documents/${encodeURIComponent(documentId)}/events`);
    source.addEventListener('open', () => setIsLost(false));
    source.addEventListener('analysis', (message) => {
      const event = analysisEventSchema.safeParse(JSON.parse(message.data)).data;
      if (!event || event.analysisId !== id) return;
      setLast(event);
      if (!isFinal(event.status)) return;
      source.close();
      finish();
    });
    source.addEventListener('error', () => {
      setIsLost(true);
      connection.reportLoss();
      // The browser reconnects by itself, unless it was refused.
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => setAttempt((count) => count + 1), reopenMs);
      finish();
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [id, documentId, attempt]);

  return { last, isLost };
}
