import {
  type AnalysisDetail,
  type AnalysisRecord,
  coverageSchema,
  documentKindSchema,
  errors,
  isErrorCode,
  notJudgedSchema,
  sideScoreSchema,
} from '@clauselight/schema';
import * as z from 'zod/mini';
import type { AnalysisRecordRow, AnalysisRow } from './analysis-rows.ts';
import { presentStates } from './finding-state-rows.ts';

/** Converts an analysis for lists. Unknown values are absent, never null. */
export function presentRecord(row: AnalysisRecordRow): AnalysisRecord {
  return {
    id: row.id,
    documentId: row.documentId,
    filename: row.filename,
    status: row.status,
    requestedAt: row.requestedAt.toISOString(),
    riskFlags: row.riskFlags,
    ...present('analyzedAt', row.analyzedAt?.toISOString()),
    ...present('durationMs', row.durationMs),
    ...present('riskScore', row.riskScore),
    ...present('sideScores', z.array(sideScoreSchema).safeParse(row.sideScores).data),
    ...present('notJudged', notJudgedSchema.safeParse(row.notJudged).data),
    ...present('coverage', coverageSchema.safeParse(row.coverage).data),
    // A stored kind may come from another version of the product.
    ...present('documentKind', documentKindSchema.safeParse(row.documentKind).data),
    ...present('scoreLabel', row.scoreLabel),
    ...present('contractValue', row.contractValue),
    ...present('contractTerm', row.contractTerm),
    ...present('summary', row.summary),
    ...present('error', describeError(row.errorCode)),
  };
}

/**
 * Converts a row to an `AnalysisDetail` as JSON in UTF-8. The result was validated before it was stored and is passed
 * on unparsed: parsing a long one would block other requests.
 */
export function presentDetail(row: AnalysisRow): Buffer {
  const detail: AnalysisDetail = {
    ...presentRecord(row),
    findingStates: presentStates(row.states),
  };
  const json = JSON.stringify(detail);
  return Buffer.from(row.result === null ? json : `${json.slice(0, -1)},"analysis":${row.result}}`);
}

function describeError(code: unknown): AnalysisRecord['error'] {
  return isErrorCode(code) ? { code, message: errors[code].message } : undefined;
}

function present<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
