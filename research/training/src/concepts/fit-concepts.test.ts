import {
  createConceptScorer,
  listConceptFeatures,
  readConceptModel,
} from '@clauselight/engine/research';
import { describe, expect, it } from 'vitest';
import { calibrateConcepts } from './calibrate-concepts.ts';
import { fitConcepts } from './fit-concepts.ts';
import type { ConceptRow } from './network-state.ts';
import { writeConceptModel } from './write-concept-model.ts';

const words = ['@0', '@1', 'may', 'enter', 'pays', 'rent', 'not', 'visit'];
const dimensions = 8;
// “visit” has the vector of “enter”, as words of one meaning nearly have.
const vectors = Float32Array.from({ length: words.length * dimensions }, (_, place) => {
  const row = Math.floor(place / dimensions) === 7 ? 3 : Math.floor(place / dimensions);
  return place % dimensions === row ? 1 : 0;
});

function row(text: string, target: 0 | 1, bearer?: number): ConceptRow {
  const own = text.split(' ');
  return {
    words: Int32Array.from(own, (word) => words.indexOf(word)),
    features: listConceptFeatures(own),
    targets: [[0, target, 1]],
    otherWeight: 0.5,
    bearer,
    bearerConcept: 0,
  };
}

const rows = Array.from({ length: 40 }, () => [
  row('@0 may enter', 1, 1),
  row('@1 may enter @0', 1, 0),
  row('@0 may not enter', 0),
  row('@0 pays rent', 0),
]).flat();

function fit() {
  return fitConcepts(rows, {
    concepts: 2,
    vectors,
    dimensions,
    firstTrainable: words.length,
    seed: 5,
    epochs: 12,
    log: () => {},
  });
}

function write() {
  const calibration = [0, 1].map(() => ({ slope: 1, offset: 0, threshold: 0.5 }));
  return writeConceptModel({
    version: 'test',
    concepts: ['entry', 'other'],
    calibration,
    words,
    network: fit(),
  });
}

describe('fitConcepts', () => {
  const scorer = createConceptScorer(readConceptModel(write()));
  const entry = (text: string) => scorer.score(text.split(' ')).scores[0] ?? 0;

  it('learns what holds a concept and what nearly does', () => {
    expect(entry('@0 may enter')).toBeGreaterThan(0);
    expect(entry('@0 may not enter')).toBeLessThan(0);
    expect(entry('@0 pays rent')).toBeLessThan(0);
  });

  it('hears it in a word that it never saw but whose vector is alike', () => {
    expect(entry('@0 may visit')).toBeGreaterThan(entry('@0 pays rent'));
  });

  it('learns whose risk it is', () => {
    const [first = 0, second = 0] = scorer.score(['@0', 'may', 'enter']).getBearers(0);
    expect(second).toBeGreaterThan(first);
  });

  it('gives the same bytes for the same rows', () => {
    expect(write()).toEqual(write());
  });
});

describe('calibrateConcepts', () => {
  const scores = Array.from({ length: 200 }, (_, index) => ({
    concept: 0,
    score: index % 2 === 0 ? 3 : -3,
    holds: index % 2 === 0,
  }));

  it('keeps thresholds between their limits, and the usual one where nothing was read', () => {
    const [read, unread] = calibrateConcepts(scores, [], 2);
    expect(read?.threshold).toBeGreaterThanOrEqual(0.55);
    expect(read?.threshold).toBeLessThanOrEqual(0.9);
    expect(unread?.threshold).toBeCloseTo(0.68);
  });

  it('asks more of a concept that it would find in many sentences that nobody read', () => {
    const many = Array.from({ length: 500 }, () => Float32Array.of(2));
    const [few] = calibrateConcepts(scores, [], 1);
    const [often] = calibrateConcepts(scores, many, 1);
    expect(often?.threshold ?? 0).toBeGreaterThan(few?.threshold ?? 1);
  });

  it('asks more of a concept whose likely sentences are often wrong', () => {
    const wrong = scores.map((one, index) => ({ ...one, holds: one.holds && index % 8 === 0 }));
    const [careful] = calibrateConcepts(wrong, [], 1);
    const [sure] = calibrateConcepts(scores, [], 1);
    expect(careful?.threshold ?? 0).toBeGreaterThan(sure?.threshold ?? 1);
  });
});
