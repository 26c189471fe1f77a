import { defineStage } from '../stage.ts';
import { listRecommendations } from './recommendations.ts';
import { composeSummary } from './summary-sentences.ts';

/** Says what was found in words: what to ask for, and the document in a few sentences. */
export const summaryStage = defineStage({
  name: 'summary',
  requires: ['rules', 'documentKind', 'terms', 'findings', 'checks', 'score'],
  provides: ['recommendations', 'summary'],
  run: (input) => ({
    recommendations: listRecommendations(input.findings, input.rules, input.score),
    summary: composeSummary(input),
  }),
});
