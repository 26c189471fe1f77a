import type { AnalysisEvent } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { computeProgress, computeShare } from './progress.ts';

function buildEvent(facts: Partial<AnalysisEvent>): AnalysisEvent {
  const at = '2026-03-14T15:00:00Z';
  return { analysisId: '7d4f4a3e-1111-4222-8333-444455556666', status: 'running', at, ...facts };
}

const states = (event?: AnalysisEvent) => computeProgress(event).map(({ state }) => state);

describe('the progress of an analysis', () => {
  it('has every step waiting before the server says anything', () => {
    expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
    expect(states(buildEvent({ status: 'queued' }))).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('has the steps before the current one done', () => {
    expect(states(buildEvent({ step: 'analysis' }))).toEqual(['done', 'active', 'waiting']);
  });

  it('has everything done at the end', () => {
    const steps = computeProgress(buildEvent({ status: 'completed' }));
    expect(computeShare(steps)).toBe(1);
  });

  it('keeps the step at which a failed analysis stopped', () => {
    const event = buildEvent({ status: 'failed', step: 'parsing', fraction: 0.5 });
    expect(states(event)).toEqual(['active', 'waiting', 'waiting']);
  });

  it('counts the share of the current step', () => {
    const steps = computeProgress(buildEvent({ step: 'analysis', fraction: 0.5, detail: 'Risks' }));
    expect(steps[1]?.detail).toBe('Risks');
    expect(computeShare(steps)).toBe(0.5);
  });
});
