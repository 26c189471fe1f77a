import {
  type AnalysisDetail,
  type AnalysisEvent,
  analysisEventSchema,
  isFinal,
} from '@clauselight/schema';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Follows a running analysis and returns the last thing the server said of it. `onFinal` is called
 * when it has ended, or when the stream is gone for good and the analysis must be asked for instead.
 */
export function useAnalysisEvents(detail: AnalysisDetail, onFinal: () => void) {
  const { id, documentId } = detail;
  const [last, setLast] = useState<AnalysisEvent>();
  const finish = useEffectEvent(onFinal);

  useEffect(() => {
    const source = new EventSource(`/api/documents/${encodeURIComponent(documentId)}/events`);
    source.addEventListener('analysis', (message) => {
      const event = analysisEventSchema.safeParse(JSON.parse(message.data)).data;
      if (!event || event.analysisId !== id) return;
      setLast(event);
      if (!isFinal(event.status)) return;
      source.close();
      finish();
    });
    // The browser reconnects by itself, unless the server refused: then the state is read once.
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) finish();
    });
    return () => source.close();
  }, [id, documentId]);

  return last;
}
