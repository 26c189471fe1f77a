import { createPortionTask, estimateTokens } from '@clauselight/language-model';
import { describe, expect, it } from 'vitest';
import { buildReviewSource, findIn } from '../../../../test/review-material.ts';
import { planReview, type ReviewPlanInput } from './plan-review.ts';

const settings = { contextTokens: 32_000, outputTokens: 4096 };

function plan(source: ReturnType<typeof buildReviewSource>, given: Partial<ReviewPlanInput> = {}) {
  return planReview({ ...source, side: undefined, settings, concurrency: 8, ...given });
}

/** Paragraphs that can be told apart. */
function write(paragraphs: number): string {
  const lines = Array.from(
    { length: paragraphs },
    (_, index) =>
      `${index + 1}. In case ${index + 1} the Customer shall pay the fee in full and in time.`,
  );
  return lines.join('\n\n');
}

const listIds = (findings: readonly { readonly id: string }[]) => findings.map(({ id }) => id);

describe('a plan', () => {
  it('reads the portion with the highest risk first', () => {
    const text = write(300);
    const findings = [
      findIn(text, 'In case 2 ', { id: 'small', points: 1 }),
      findIn(text, 'In case 290 ', { id: 'large', points: 9 }),
    ];
    const { portions } = plan(buildReviewSource(text, { findings }));
    expect(portions.length).toBeGreaterThan(2);
    expect(listIds(portions[0]?.input.findings ?? [])).toEqual(['large']);
    expect(listIds(portions[1]?.input.findings ?? [])).toEqual(['small']);
    expect(portions.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([
      ...portions.keys(),
    ]);
  });

  it('shows each finding once, what is missing from the document included', () => {
    const text = write(60);
    const findings = Array.from({ length: 50 }, (_, index) =>
      findIn(text, index % 5 === 0 ? undefined : `In case ${index + 1} `, { id: `f${index}` }),
    );
    const { portions } = plan(buildReviewSource(text, { findings }));
    const shown = portions.flatMap(({ input }) => listIds(input.findings));
    expect(shown.toSorted()).toEqual(listIds(findings).toSorted());
    expect(Math.max(...portions.map(({ input }) => input.findings.length))).toBeLessThanOrEqual(24);
  });

  it('gives a model of short answers no more findings than it explains', () => {
    const text = write(300);
    const findings = Array.from({ length: 60 }, (_, index) =>
      findIn(text, `In case ${index * 4 + 1} `, { id: `f${index}` }),
    );
    const { portions } = plan(buildReviewSource(text, { findings }), {
      settings: { contextTokens: 8000, outputTokens: 4096 },
    });
    const shown = portions.flatMap(({ input }) => listIds(input.findings));
    const asked = portions.flatMap(({ input }) => {
      const { prompt } = createPortionTask(input);
      return [...prompt.matchAll(/"id":"(f\d+)"/g)].map(([, id]) => id);
    });
    expect(shown.toSorted()).toEqual(listIds(findings).toSorted());
    expect(asked.toSorted()).toEqual(shown.toSorted());
  });

  it("contains the reader's side", () => {
    const sides = [
      { id: 'a', label: 'Customer (Ada Ltd)' },
      { id: 'b', label: 'Provider (Bob Ltd)' },
    ];
    const source = buildReviewSource(write(3), { sides });
    expect(plan(source, { side: 'b' }).whole).toMatchObject({
      kind: 'Contract',
      sides: ['Customer (Ada Ltd)', 'Provider (Bob Ltd)'],
      side: 'Provider (Bob Ltd)',
    });
    expect(plan(source).portions[0]?.input.side).toBeUndefined();
  });

  it.each([
    ['a contract', 'OPS-13'],
    ['another document', 'GEN-02'],
  ])('hides the opinion if %s addresses machines', (_, ruleId) => {
    const text = write(3);
    const findings = [findIn(text, 'In case 2 ', { ruleId })];
    expect(plan(buildReviewSource(text, { findings })).isOpinionWithheld).toBe(true);
    expect(plan(buildReviewSource(text)).isOpinionWithheld).toBe(false);
  });

  it.each([4096, 8192, 128_000])('fits a model with a context of %i tokens', (contextTokens) => {
    const text = write(400);
    const findings = Array.from({ length: 80 }, (_, index) =>
      findIn(text, `In case ${index * 4 + 1} `, { id: `f${index}` }),
    );
    const small = { contextTokens, outputTokens: 4096 };
    const { portions } = plan(buildReviewSource(text, { findings }), { settings: small });
    const sizes = portions.map(({ input }) => {
      const { system, prompt, outputTokens } = createPortionTask(input);
      return estimateTokens(system) + estimateTokens(prompt) + outputTokens;
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(contextTokens);
  });

  it('asks about 300 pages within the budget of a document', () => {
    const text = write(12_000).slice(0, 900_000);
    const findings = Array.from({ length: 300 }, (_, index) =>
      findIn(text, `In case ${index * 30 + 1} `, { id: `f${index}` }),
    );
    const { portions } = plan(buildReviewSource(text, { findings }));
    const tokens = portions.reduce((sum, { input }) => {
      const { system, prompt, outputTokens } = createPortionTask(input);
      return sum + estimateTokens(system) + estimateTokens(prompt) + outputTokens;
    }, 0);
    expect(portions.map(({ span }) => span.end - span.start).reduce((a, b) => a + b)).toBe(
      text.length,
    );
    expect(portions.length).toBeLessThan(60);
    expect(tokens).toBeLessThan(1_000_000);
  });
});
