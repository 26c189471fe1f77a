import { describe, expect, it } from 'vitest';
import { type AnalysisProgress, createStepRunner } from './step-runner.ts';
import { steps } from './steps.ts';

const broken = (): number => {
  throw new TypeError('broken');
};

function build() {
  const told: AnalysisProgress[] = [];
  const failed: unknown[] = [];
  const runner = createStepRunner({
    onProgress: (progress) => told.push(progress),
    onStepFailed: (step, error) => failed.push([step, error]),
  });
  return { runner, told, failed };
}

describe('a step', () => {
  it('returns its result, and is announced before it runs', async () => {
    const { runner, told } = build();
    expect(runner.run(steps.terms, () => told.length)).toBe(1);
    expect(runner.attempt(steps.risk, () => told.length, -1)).toBe(2);
    expect(await runner.attemptLater(steps.language, async () => told.length, -1)).toBe(3);
    expect(told).toEqual([steps.terms, steps.risk, steps.language].map(({ progress }) => progress));
    expect(runner.failedSteps).toEqual([]);
  });

  it('that is required throws its error', () => {
    const { runner, failed } = build();
    expect(() => runner.run(steps.structure, broken)).toThrow(TypeError);
    expect(failed).toEqual([]);
  });

  it('that is optional is replaced by its fallback when it throws, and is reported', async () => {
    const { runner, failed } = build();
    expect(runner.attempt(steps.terms, broken, 7)).toBe(7);
    expect(await runner.attemptLater(steps.language, async () => broken(), 8)).toBe(8);
    expect(runner.failedSteps).toEqual([
      { step: 'terms', label: steps.terms.progress.detail },
      { step: 'language', label: steps.language.progress.detail },
    ]);
    expect(failed).toEqual([
      ['terms', expect.any(TypeError)],
      ['language', expect.any(TypeError)],
    ]);
  });

  it('runs without callbacks', () => {
    const runner = createStepRunner({});
    expect(runner.attempt(steps.terms, broken, 7)).toBe(7);
    expect(runner.failedSteps).toHaveLength(1);
  });
});

describe('the list of steps', () => {
  it('has unique names, and fractions from 0 to 1', () => {
    for (const [key, { name, progress }] of Object.entries(steps)) {
      expect(name).toBe(key);
      expect(progress.fraction).toBeGreaterThanOrEqual(0);
      expect(progress.fraction).toBeLessThanOrEqual(1);
      expect(progress.detail).not.toBe('');
    }
  });
});
