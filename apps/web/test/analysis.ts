import { isUndecided } from '@clauselight/core';
import {
  type Analysis,
  type AnalysisDetail,
  findingDecisionSchema,
  type Highlight,
  newHighlightSchema,
} from '@clauselight/schema';
import { inject } from 'vitest';
import type { RecordedDocument } from '../../../e2e/record-answers.ts';
import { answer } from './network.ts';

/** A document that was analyzed, as the server keeps it; what a call changes is changed in it. */
export interface StandInAnalysis {
  readonly recorded: RecordedDocument;
  detail: AnalysisDetail;
  highlights: Highlight[];
  /** Where its results are. */
  readonly path: string;
}

/** The sample contract, or another of the documents that a server was asked about. */
export function getSample(title = 'a contract'): RecordedDocument {
  const sample = inject('answers').samples[title];
  if (sample === undefined) throw new Error(`${title} was not recorded`);
  return sample;
}

/** The result of a document that has one. */
export function getAnalysis({ analysis }: AnalysisDetail): Analysis {
  if (analysis === undefined) throw new Error('the sample has no result');
  return analysis;
}

/** Answers for somebody who had one document analyzed. */
export function serveAnalysis(recorded: RecordedDocument = getSample()): StandInAnalysis {
  const { document, text } = recorded;
  // What a page remembers of an analysis is forgotten with its id.
  const id = crypto.randomUUID();
  const state: StandInAnalysis = {
    recorded,
    detail: { ...structuredClone(recorded.detail), id },
    highlights: structuredClone(recorded.highlights),
    path: `/?analysis=${id}`,
  };
  answer('GET /api/documents', { json: [document] });
  answer('GET /api/analyses', () => ({ json: [toRecord(state.detail)] }));
  answer(`GET /api/analyses/${id}`, () => ({ json: state.detail }));
  answer(`GET /api/documents/${document.id}/text`, { json: text });
  serveStates(state);
  serveHighlights(state);
  return state;
}

function toRecord({ analysis: _analysis, findingStates: _states, ...record }: AnalysisDetail) {
  return record;
}

function serveStates(state: StandInAnalysis): void {
  answer(`PUT /api/analyses/${state.detail.id}/finding-states/*`, ({ path, body }) => {
    const findingId = path.split('/').at(-1) ?? '';
    const decision = findingDecisionSchema.parse(body);
    const others = state.detail.findingStates.filter((one) => one.findingId !== findingId);
    const changed = { findingId, ...decision, changedAt: '2026-11-20T12:00:00Z' };
    state.detail = {
      ...state.detail,
      findingStates: isUndecided(decision) ? others : [...others, changed],
    };
    return { json: state.detail.findingStates };
  });
}

function serveHighlights(state: StandInAnalysis): void {
  const removed = new Map<string, Highlight>();
  const own = `/api/documents/${state.recorded.document.id}/highlights`;
  const findId = ({ path }: { path: string }) => path.split('/')[3] ?? '';
  const inOrder = (highlights: Highlight[]) =>
    highlights.toSorted((a, b) => a.startOffset - b.startOffset);
  answer(`GET ${own}`, () => ({ json: state.highlights }));
  answer(`POST ${own}`, ({ body }) => {
    const now = new Date().toISOString();
    const made: Highlight = {
      ...newHighlightSchema.parse(body),
      id: crypto.randomUUID(),
      createdBy: 'owner',
      createdAt: now,
      updatedAt: now,
    };
    state.highlights = inOrder([...state.highlights, made]);
    return { status: 201, json: made };
  });
  answer('PATCH /api/highlights/*', (call) => {
    const id = findId(call);
    const change = call.body as Partial<Highlight>;
    state.highlights = state.highlights.map((one) => (one.id === id ? { ...one, ...change } : one));
    return { json: state.highlights.find((one) => one.id === id) };
  });
  answer('DELETE /api/highlights/*', (call) => {
    const id = findId(call);
    const gone = state.highlights.find((one) => one.id === id);
    if (gone) removed.set(id, gone);
    state.highlights = state.highlights.filter((one) => one.id !== id);
    return { status: 204 };
  });
  answer('POST /api/highlights/*/restore', (call) => {
    const back = removed.get(findId(call));
    if (back) state.highlights = inOrder([...state.highlights, back]);
    return { json: back };
  });
}
