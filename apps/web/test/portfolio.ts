import type { AnalysisRecord, DocumentInsight } from '@clauselight/schema';
import { inject, vi } from 'vitest';
import { answer } from './network.ts';

/** Milliseconds of a day. */
export const dayMs = 24 * 60 * 60 * 1000;

export interface Portfolio {
  insights: DocumentInsight[];
  analyses: AnalysisRecord[];
}

/**
 * Answers for a guest who had two contracts, an essay, an invoice and a letter analyzed. The clock of the test stands
 * at the moment for which the letter was written, however long ago the answers were recorded.
 */
export function servePortfolio(): Portfolio {
  const { seenAt, insights, analyses } = inject('answers').portfolio;
  vi.setSystemTime(seenAt);
  const portfolio = { insights: [...insights.documents], analyses: [...analyses] };
  answer('GET /api/insights', () => ({ json: { documents: portfolio.insights } }));
  answer('GET /api/analyses', () => ({ json: portfolio.analyses }));
  return portfolio;
}
