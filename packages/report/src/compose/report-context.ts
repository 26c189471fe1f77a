import { acceptFindings, getSeverityNames, takeSide } from '@clauselight/core';
import {
  type Analysis,
  type DocumentFamily,
  getDocumentFamily,
  type Severity,
} from '@clauselight/schema';
import type { AnalysisReportInput } from '../report-input.ts';
import { createPlaces, type Places } from './places.ts';

/** What the sections of a report are composed from. */
export interface ReportContext extends AnalysisReportInput {
  /** For the side taken, without the findings that are accepted. */
  readonly analysis: Analysis;
  /** For the side taken, as the document stands. */
  readonly whole: Analysis;
  readonly family: DocumentFamily;
  readonly severityNames: Readonly<Record<Severity, string>>;
  readonly places: Places;
}

/** Takes the side, sets aside what is accepted, and knows every place of the document. */
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

/** The findings that the reader lives with, as the document stands. */
export function listAccepted({ whole, accepted }: ReportContext): Analysis['findings'] {
  const ids = new Set(accepted);
  return whole.findings.filter(({ id }) => ids.has(id));
}
