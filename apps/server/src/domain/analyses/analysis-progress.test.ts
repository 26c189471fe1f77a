import { describe, expect, it } from 'vitest';
import { createProgressReporter, type StepProgress } from './analysis-progress.ts';

function buildReporter() {
  const written: StepProgress[] = [];
  const clock = { now: 0 };
  const open: (() => void)[] = [];
  const reporter = createProgressReporter(
    (progress) =>
      new Promise((resolve) => {
        written.push(progress);
        open.push(resolve);
      }),
    () => clock.now,
  );
  /** Lets every write so far finish, and those that it makes possible. */
  const settle = async () => {
    const flushed = reporter.flush();
    while (open.length > 0) {
      open.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await flushed;
  };
  return { reporter, written, clock, settle };
}

describe('the progress reporter', () => {
  it('writes every step, however fast the reports arrive', async () => {
    const { reporter, written, settle } = buildReporter();
    for (const step of ['parsing', 'analysis', 'insights'] as const)
      reporter.report({ step, fraction: 0 });
    await settle();
    expect(written.map((progress) => progress.step)).toEqual(['parsing', 'analysis', 'insights']);
  });

  it('writes at most five times a second, and always the end of a step', async () => {
    const { reporter, written, clock, settle } = buildReporter();
    for (let page = 0; page <= 100; page += 1) {
      clock.now = page * 10;
      reporter.report({ step: 'parsing', fraction: page / 100 });
      await settle();
    }
    expect(written.length).toBeLessThanOrEqual(7);
    expect(written.at(-1)?.fraction).toBe(1);
  });

  it('writes the latest of the reports that arrived during a write', async () => {
    const { reporter, written, clock, settle } = buildReporter();
    for (const fraction of [0, 0.2, 0.4, 0.6]) {
      reporter.report({ step: 'parsing', fraction });
      clock.now += 1000;
    }
    await settle();
    expect(written.map((progress) => progress.fraction)).toEqual([0, 0.6]);
  });

  it('continues after a failed write', async () => {
    const written: number[] = [];
    const reporter = createProgressReporter(async ({ fraction }) => {
      written.push(fraction);
      throw new Error('no connection');
    });
    reporter.report({ step: 'parsing', fraction: 0 });
    await reporter.flush();
    reporter.report({ step: 'parsing', fraction: 1 });
    await reporter.flush();
    expect(written).toEqual([0, 1]);
  });
});
