import { describe, expect, it } from 'vitest';
import { getOverlap, measureBenchmark, type Question, toWords } from './benchmark.ts';

describe('words of a text', () => {
  it('are compared without stops, in lower case, with a stroke as a blank', () => {
    expect([...toWords('The Fees; and/or: Costs, 1.5')]).toEqual([
      'the',
      'fees',
      'and',
      'or',
      'costs',
      '15',
    ]);
  });

  it.each([
    ['a b c d', 'a b c d', 1],
    ['a b c d', 'a b', 0.5],
    ['a b', 'c d', 0],
  ])('%s and %s overlap by %d', (a, b, overlap) => {
    expect(getOverlap(toWords(a), toWords(b))).toBe(overlap);
  });
});

function ask(question: Partial<Question>): Question {
  return { category: 'Insurance', answers: [], predictions: [], ...question };
}

describe('the benchmark', () => {
  it('is perfect where every answer is found and nothing else', () => {
    const questions = [
      ask({ answers: ['a b'], predictions: [{ text: 'a b', probability: 0.995 }] }),
      ask({}),
    ];
    expect(measureBenchmark(questions)).toEqual({
      answers: 1,
      aupr: 1,
      precisionAt80: 1,
      precisionAt90: 1,
      highestRecall: 1,
    });
  });

  it('is the area under the curve that is drawn by hand', () => {
    // Above 0.8: one right of two, half of the answers. Above 0.2: two right of four, all answers.
    const questions = [
      ask({
        answers: ['a b', 'c d'],
        predictions: [
          { text: 'a b', probability: 0.9 },
          { text: 'x', probability: 0.9 },
          { text: 'c d', probability: 0.3 },
          { text: 'y', probability: 0.3 },
        ],
      }),
    ];
    const { aupr, precisionAt80, precisionAt90 } = measureBenchmark(questions);
    // From (0, 1) to (0.5, 0.5) to (1, 0.5).
    expect(aupr).toBeCloseTo(0.375 + 0.25, 10);
    expect(precisionAt80).toBe(0.5);
    expect(precisionAt90).toBe(0.5);
  });

  it('counts several right predictions of one answer once, and equal texts once', () => {
    const predictions = ['a b c', 'a b c d', 'wrong', 'wrong'].map((text) => ({
      text,
      probability: 0.5,
    }));
    const { precisionAt80 } = measureBenchmark([ask({ answers: ['a b c d'], predictions })]);
    expect(precisionAt80).toBe(0.5);
  });

  it('counts everything found in answer to a question without answers as wrong', () => {
    const questions = [
      ask({ answers: ['a'], predictions: [{ text: 'a', probability: 0.9 }] }),
      ask({ predictions: [{ text: 'b', probability: 0.95 }] }),
    ];
    expect(measureBenchmark(questions).precisionAt80).toBe(0.5);
  });

  it('lets a party be found by words that contain it', () => {
    const predictions = [{ text: 'Acme, Inc., a Delaware corporation', probability: 0.9 }];
    const find = (category: string) =>
      measureBenchmark([ask({ category, answers: ['Acme, Inc.'], predictions })]).highestRecall;
    expect([find('Parties'), find('Document Name')]).toEqual([1, 0]);
  });

  it('leaves out of sight what is never found', () => {
    const { aupr, highestRecall } = measureBenchmark([ask({ answers: ['a'] })]);
    expect([aupr, highestRecall]).toEqual([0, 0]);
  });
});
