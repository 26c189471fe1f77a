import type { AnalysisRecord, DocumentInsight } from '@clauselight/schema';
import { inject } from 'vitest';
import { answer } from './network.ts';

/** Milliseconds of a day. */
export const dayMs = 24 * 60 * 60 * 1000;

export interface Portfolio {
  insights: DocumentInsight[];
  analyses: AnalysisRecord[];
}

/** Answers for a guest who had two contracts, an essay, an invoice and a letter analyzed. */
export function servePortfolio(): Portfolio {
  const { insights, analyses } = inject('answers').portfolio;
  const portfolio = { insights: [...insights.documents], analyses: [...analyses] };
  answer('GET /api/insights', () => ({ json: { documents: portfolio.insights } }));
  answer('GET /api/analyses', () => ({ json: portfolio.analyses }));
  return portfolio;
}
