import { describe, expect, it } from 'vitest';
import { weights } from '../../../test/weights.ts';
import { readClauseModel, wasTrainedOn } from './clause-model.ts';

const { clauseModel } = weights;

describe('readClauseModel', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['other bytes', new TextEncoder().encode('%PDF-1.7 and so on')],
  ])('rejects weights that are %s', (_, bytes) => {
    expect(() => readClauseModel(bytes)).toThrow(TypeError);
  });

  it('has an output for every category that sentences answer', () => {
    expect(clauseModel.network.outputSize).toBe(clauseModel.categories.length);
    expect(clauseModel.categories).toContain('cap-on-liability');
    expect(clauseModel.categories).toContain('taxes');
    expect(clauseModel.categories).not.toContain('parties');
  });

  it('knows the texts it was trained on', () => {
    expect(clauseModel.learntFrom.length).toBeGreaterThan(400);
    expect(wasTrainedOn(clauseModel, 'a text of ours')).toBe(false);
  });
});
