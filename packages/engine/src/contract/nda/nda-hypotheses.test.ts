import { describe, expect, it } from 'vitest';
import { getNdaHypothesis, ndaHypotheses } from './nda-hypotheses.ts';
import { findColumn, ndaIds } from './outputs.ts';

describe('the hypotheses about non-disclosure agreements', () => {
  it('are those that the model answers, each once', () => {
    expect(ndaHypotheses.map(({ id }) => id)).toHaveLength(ndaIds.length);
    for (const id of ndaIds) expect(getNdaHypothesis(id).id).toBe(id);
  });

  it('list no outcome twice for the same side', () => {
    for (const { id, risks } of ndaHypotheses) {
      const named = risks.flatMap(({ outcomes, side }) => outcomes.map((one) => `${one} ${side}`));
      expect(new Set(named).size, id).toBe(named.length);
    }
  });

  it('have a risk that the model can find', () => {
    for (const { id, risks } of ndaHypotheses) {
      for (const { outcomes } of risks) {
        const canOccur = outcomes.some(
          (outcome) => outcome === 'not-mentioned' || findColumn(id, outcome) !== undefined,
        );
        expect(canOccur, id).toBe(true);
      }
    }
  });

  it('end every sentence of advice with a full stop, and requests without one', () => {
    for (const { risks } of ndaHypotheses) {
      for (const { why, mitigation, wording, request } of risks) {
        for (const text of [why, mitigation, wording]) expect(text).toMatch(/\.$/);
        expect(request).not.toMatch(/\.$/);
      }
    }
  });
});
