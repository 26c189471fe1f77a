import {
  type AcceptedFinding,
  type AnalysisDetail,
  type AnalysisRecord,
  documentKindSchema,
  errors,
  isErrorCode,
} from '@clauselight/schema';
import type { AcceptedRow } from './accepted-store.ts';
import type { AnalysisRecordRow, AnalysisRow } from './store.ts';

/** An analysis as the lists show it; what is not known is absent, never null. */
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
    // A kind read from storage may come from another version.
    ...present('documentKind', documentKindSchema.safeParse(row.documentKind).data),
    ...present('scoreLabel', row.scoreLabel),
    ...present('contractValue', row.contractValue),
    ...present('contractTerm', row.contractTerm),
    ...present('summary', row.summary),
    ...present('error', describeError(row.errorCode)),
  };
}

export function presentDetail(row: AnalysisRow): AnalysisDetail {
  return {
    ...presentRecord(row),
    ...present('analysis', row.result),
    acceptedFindings: presentAccepted(row.accepted),
  };
}

export function presentAccepted(rows: readonly AcceptedRow[]): AcceptedFinding[] {
  return rows.map(({ findingId, acceptedAt }) => ({
    findingId,
    acceptedAt: acceptedAt.toISOString(),
  }));
}

function describeError(code: unknown): AnalysisRecord['error'] {
  return isErrorCode(code) ? { code, message: errors[code].message } : undefined;
}

function present<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
