import type { Span } from '@clauselight/schema';
import { createAnalysisParams, createFindingParams, createPassageParams } from '../view-state.ts';

/** The address of an analysis. */
export function getAnalysisAddress(analysisId: string): string {
  return `/?${createAnalysisParams(analysisId)}`;
}

/** The address of a finding within its analysis. */
export function getFindingAddress(analysisId: string, findingId: string): string {
  return `/?${createFindingParams(analysisId, findingId)}`;
}

/** The address of the words something rests on. */
export function getPassageAddress(analysisId: string, span: Span): string {
  return `/?${createPassageParams(analysisId, span)}`;
}
