import {
  applyFindingStates,
  getFindingStateNames,
  getSeverityNames,
  isSetAside,
  takeSide,
} from '@clauselight/core';
import {
  type Analysis,
  type DocumentFamily,
  type Finding,
  type FindingState,
  type FindingStateName,
  getDocumentFamily,
  type Severity,
} from '@clauselight/schema';
import type { AnalysisReportInput } from '../report-input.ts';
import { createPlaces, type Places } from './places.ts';

/** The input of a report's sections. */
export interface ReportContext extends AnalysisReportInput {
  /** For the side taken, without the findings set aside and without requests for what is done. */
  readonly analysis: Analysis;
  /** For the side taken, as the document stands. */
  readonly whole: Analysis;
  /** The reader's decisions by the id of their finding. */
  readonly stateById: ReadonlyMap<string, FindingState>;
  readonly stateNames: Readonly<Record<FindingStateName, string>>;
  readonly family: DocumentFamily;
  readonly severityNames: Readonly<Record<Severity, string>>;
  readonly places: Places;
}

/** Takes the side, applies the reader's decisions, and prepares the descriptions of positions. */
export function createContext(input: AnalysisReportInput): ReportContext {
  const whole = takeSide(input.analysis, input.side);
  const { kind } = whole.documentKind;
  const family = getDocumentFamily(kind);
  return {
    ...input,
    whole,
    analysis: applyFindingStates(whole, input.states),
    stateById: new Map(input.states.map((state) => [state.findingId, state])),
    stateNames: getFindingStateNames(family),
    family,
    severityNames: getSeverityNames(family),
    places: createPlaces({ kind, clauses: whole.clauses, pages: input.source.pages }),
  };
}

/** The findings that do not count: those accepted, and those that are not a risk. */
export function listSetAside({ whole, stateById }: ReportContext): Finding[] {
  return whole.findings.filter(({ id }) => isSetAside(stateById.get(id)));
}
