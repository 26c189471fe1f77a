import { describe, expect, it } from 'vitest';
import {
  createAnalysisParams,
  createFindingParams,
  createPassageParams,
  readView,
} from './view-state.ts';

const read = (text: string) => readView(new URLSearchParams(text));

describe('the address of a view', () => {
  it('without an analysis is the upload', () => {
    expect(read('').analysisId).toBeUndefined();
  });

  it('opens the overview where it names no tab or none that exists', () => {
    expect(read('analysis=a').tab).toBe('overview');
    expect(read('analysis=a&tab=constructor').tab).toBe('overview');
  });

  it('reads back the passage that was written into it', () => {
    const view = readView(createPassageParams('a', { start: 12, end: 340 }));
    expect(view).toEqual({ analysisId: 'a', tab: 'document', passage: { start: 12, end: 340 } });
  });

  it.each(['9-3', '-4', '1-', 'a-b', '1-2-3', '1e3-2e3'])('ignores the passage %s', (at) => {
    expect(read(`analysis=a&at=${at}`).passage).toBeUndefined();
  });

  it('leaves the first tab unnamed', () => {
    expect(createAnalysisParams('a', 'overview').toString()).toBe('analysis=a');
  });

  it('names no analysis where the page does', () => {
    expect(createPassageParams(undefined, { start: 1, end: 2 }).toString()).toBe(
      'tab=document&at=1-2',
    );
  });

  it('of a finding opens the tab of the findings', () => {
    const params = createFindingParams('a', 'f7');
    expect(read(params.toString()).tab).toBe('risk-analysis');
    expect(params.get('finding')).toBe('f7');
  });
});
