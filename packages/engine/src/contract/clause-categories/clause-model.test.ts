import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { hasLearntFrom, readClauseModel } from './clause-model.ts';

const { clauseModel } = weights;

describe('the weights', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['other bytes', new TextEncoder().encode('%PDF-1.7 and so on')],
  ])('are refused where they are %s', (_, bytes) => {
    expect(() => readClauseModel(bytes)).toThrow(TypeError);
  });

  it('have an output for every category that sentences answer', () => {
    expect(clauseModel.network.outputSize).toBe(clauseModel.categories.length);
    expect(clauseModel.categories).toContain('cap-on-liability');
    expect(clauseModel.categories).toContain('taxes');
    expect(clauseModel.categories).not.toContain('parties');
  });

  it('know which texts they were learnt from', () => {
    expect(clauseModel.learntFrom.length).toBeGreaterThan(400);
    expect(hasLearntFrom(clauseModel, 'a text of ours')).toBe(false);
  });
});
