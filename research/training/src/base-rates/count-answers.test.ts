import { toSourceText } from '@clauselight/research-data';
import { expect, it } from 'vitest';
import type { AnnotatedNda, NdaLabel } from '../nda/read-ndas.ts';
import { countAnswers } from './count-answers.ts';

const buildNda = (label: NdaLabel): AnnotatedNda => ({
  isWhole: true,
  sourceText: toSourceText(''),
  answers: new Map([['nda-1', { label, evidence: [] }]]),
});

it('counts who says something and who says the opposite, of all', () => {
  const labels: readonly NdaLabel[] = ['entailed', 'entailed', 'contradicted', 'not-mentioned'];
  expect(countAnswers(labels.map(buildNda))).toEqual({
    'nda-1': { said: 2, denied: 1, total: 4 },
  });
});
