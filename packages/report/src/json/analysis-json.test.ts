import { analysisFileSchema, type Highlight, viewSchema } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import {
  buildAnalysis,
  buildFinding,
  buildReportInput,
  buildSource,
  buildState,
  buildTerm,
} from '../test/build-report-input.ts';
import { writeAnalysisJson } from './analysis-json.ts';

const view = viewSchema.parse({
  side: 'customer',
  score: { ...buildAnalysis().score, value: 4.2 },
  recommendations: [],
  summary: [],
  findings: [{ id: 'f1', standing: 'risk', points: 9, scoreWithout: 1 }],
});
const analysis = buildAnalysis({
  findings: [buildFinding()],
  terms: [buildTerm({ type: 'document-title', display: 'SERVICES "AGREEMENT"\n\u2028' })],
  sides: [{ id: 'customer', label: 'Customer (Acme)' }],
  views: [view],
});
const highlight: Highlight = {
  id: 'b7f1a3a0-0000-4000-8000-000000000009',
  startOffset: 0,
  endOffset: 8,
  quote: 'Delaware',
  color: '#fef08a',
  note: 'Ask *them* </script>',
  tags: ['law'],
  createdBy: 'owner',
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
};

const read = (json: string) => analysisFileSchema.parse(JSON.parse(json));

describe('an analysis as JSON', () => {
  it('can be parsed to the same analysis, with its document', () => {
    const warnings = [{ code: 'hidden-text' as const, message: 'Hidden words.' }];
    const source = buildSource({ warnings, pages: [{ number: 1, start: 0, end: 21 }] });
    const input = buildReportInput({ analysis, source, states: [buildState('f1')] });
    expect(read(writeAnalysisJson(input))).toEqual({
      format: 'clauselight-analysis',
      version: 2,
      analysisId: 'a1',
      analyzedAt: '2026-03-02T23:30:00.000Z',
      document: {
        filename: 'deal.pdf',
        title: 'SERVICES "AGREEMENT"\n\u2028',
        format: 'pdf',
        readerVersion: '3',
        pageCount: 1,
        warnings,
      },
      findingStates: [buildState('f1')],
      analysis: input.analysis,
    });
  });

  it('is for the side taken, and for no side if the name is unknown', () => {
    const input = buildReportInput({ analysis });
    const taken = read(writeAnalysisJson({ ...input, side: 'customer' }));
    expect(taken.side).toEqual({ id: 'customer', label: 'Customer (Acme)' });
    expect(taken.analysis.score?.value).toBe(4.2);
    expect(taken.analysis.findings[0]).toMatchObject({ standing: 'risk', points: 9 });
    expect(taken.analysis.views).toEqual([]);
    expect(writeAnalysisJson({ ...input, side: 'nobody' })).toBe(writeAnalysisJson(input));
  });

  it('contains highlights only on request', () => {
    const input = buildReportInput({ analysis });
    const annexed = read(writeAnalysisJson({ ...input, highlights: [highlight] }));
    expect(annexed.highlights).toEqual([highlight]);
    expect(writeAnalysisJson(input)).not.toContain('"highlights"');
  });

  it('has the same bytes for any order of the stored fields', () => {
    const input = buildReportInput({ analysis });
    const shuffled = Object.fromEntries(Object.entries(input.analysis).reverse());
    const stored = shuffled as typeof input.analysis;
    expect(writeAnalysisJson({ ...input, analysis: stored })).toBe(writeAnalysisJson(input));
  });
});
