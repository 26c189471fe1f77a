import { findStructure, outputCount, scoreInContext } from '@clauselight/engine/research';
import { toSourceText } from '@clauselight/research-data';
import { expect, it } from 'vitest';
import { fitContext } from './fit-context.ts';
import type { AnnotatedTerms } from './read-terms.ts';

const count = 2000;
const places = {
  leadIns: new Int32Array(count).fill(-1),
  clauses: new Int32Array(count),
  wordCounts: new Int32Array(count).fill(20),
  capitals: new Uint8Array(count),
};

it('learns that a sentence after an unfair one is unfair where the data say so', () => {
  const isLabelled = (sentence: number) => sentence % 10 < 2;
  const scores = Float64Array.from({ length: count * outputCount }, (_, place) =>
    Math.floor(place / outputCount) % 10 === 0 ? 3 : -3,
  );
  const context = fitContext([{ terms: buildTerms(isLabelled), scores }]);
  const seen = scoreInContext(context, scores, places);
  const get = (sentence: number) => seen[(sentence + 1) * outputCount - 1] ?? 0;
  expect(get(1001)).toBeGreaterThan(get(1005) + 2);
});

function buildTerms(isLabelled: (sentence: number) => boolean): AnnotatedTerms {
  const sourceText = toSourceText('x');
  const empty = new Uint32Array();
  return {
    name: 'test',
    sourceText,
    structure: findStructure({ sourceText }).structure,
    described: { starts: empty, features: empty, strengths: new Float32Array(), places },
    lineLabels: [],
    linesOfSentences: [],
    labels: Array.from({ length: count }, (_, sentence) =>
      new Uint8Array(outputCount).fill(isLabelled(sentence) ? 1 : 0),
    ),
  };
}
