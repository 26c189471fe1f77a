import { acceptFindings, getSeverityNames, takeSide } from '@clauselight/core';
import {
  type Analysis,
  type DocumentFamily,
  getDocumentFamily,
  type Severity,
} from '@clauselight/schema';
import type { AnalysisReportInput } from '../report-input.ts';
import { createPlaces, type Places } from './places.ts';

/** The input of a report's sections. */
export interface ReportContext extends AnalysisReportInput {
  /** For the side taken, without accepted findings. */
  readonly analysis: Analysis;
  /** For the side taken, with accepted findings. */
  readonly whole: Analysis;
  readonly family: DocumentFamily;
  readonly severityNames: Readonly<Record<Severity, string>>;
  readonly places: Places;
}

/** Takes the side, sets accepted findings aside, and prepares the descriptions of positions. */
export function createContext(input: AnalysisReportInput): ReportContext {
  const whole = takeSide(input.analysis, input.side);
  const { kind } = whole.documentKind;
  const family = getDocumentFamily(kind);
  return {
    ...input,
    whole,
    analysis: acceptFindings(whole, input.accepted),
    family,
    severityNames: getSeverityNames(family),
    places: createPlaces({ kind, clauses: whole.clauses, pages: input.source.pages }),
  };
}

/** The accepted findings. */
export function listAccepted({ whole, accepted }: ReportContext): Analysis['findings'] {
  const ids = new Set(accepted);
  return whole.findings.filter(({ id }) => ids.has(id));
}
