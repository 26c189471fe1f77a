import { describe, expect, it } from 'vitest';
import { areAnalysisIds, getCompareAddress, readCompareView } from './compare-view.ts';

const before = '0b7f2b1e-9d0f-4a58-8a4b-1f5c7f2d9e10';
const after = '6f1c8a52-3a7d-4e0b-9c55-2d4b8e7a1f33';

describe('the address of a comparison', () => {
  it('names both versions, and is read as it was written', () => {
    const address = getCompareAddress({ before, after });
    expect(address).toBe(`/compare?before=${before}&after=${after}`);
    expect(readCompareView(new URL(address, 'http://host').searchParams)).toEqual({
      before,
      after,
      tab: 'text',
      layout: 'side-by-side',
      filter: 'all',
      row: undefined,
      isChoosing: false,
      isByHand: false,
    });
  });

  it('with one version or none leads to the choice', () => {
    expect(getCompareAddress({})).toBe('/compare');
    expect(getCompareAddress({ after })).toBe(`/compare?after=${after}`);
    expect(readCompareView(new URLSearchParams({ after }))).toMatchObject({
      isChoosing: true,
      isByHand: false,
    });
    expect(readCompareView(new URLSearchParams({ before, after, choose: '1' }))).toMatchObject({
      isChoosing: true,
      isByHand: true,
    });
  });

  it('keeps what is shown, and passes over what makes no sense', () => {
    const params = { before, after, view: 'risks', layout: 'inline', show: 'moved', row: 'p7' };
    expect(readCompareView(new URLSearchParams(params))).toMatchObject({
      tab: 'risks',
      layout: 'inline',
      filter: 'moved',
      row: 'p7',
    });
    const nonsense = { before, after, view: 'x', layout: 'y', show: 'z' };
    expect(readCompareView(new URLSearchParams(nonsense))).toMatchObject({
      tab: 'text',
      layout: 'side-by-side',
      filter: 'all',
    });
  });

  it('tells ids from other words', () => {
    expect(areAnalysisIds(before, after)).toBe(true);
    expect(areAnalysisIds(before, 'newest')).toBe(false);
  });
});
