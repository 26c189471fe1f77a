import { getDocumentWording, interfaceLanguage } from '@clauselight/core';
import type { ReportContent } from '../content.ts';
import type { AnalysisReportInput } from '../report-input.ts';
import { composeAnnex } from './annex.ts';
import { composeChecks } from './checks.ts';
import { composeClauses } from './clauses.ts';
import { composeCover } from './cover.ts';
import { composeDetails } from './details/details.ts';
import { composeFindings } from './findings.ts';
import { composeFirstSteps } from './first-steps.ts';
import { composeGaps } from './gaps.ts';
import { composeGist } from './gist.ts';
import { composeHints } from './hints.ts';
import { composeLaw } from './law.ts';
import { composeMethod } from './method.ts';
import { composeNdaChecks } from './nda-checks.ts';
import { composeDuties } from './obligations.ts';
import { composePowers } from './powers.ts';
import { composeRecommendations } from './recommendations.ts';
import { createContext } from './report-context.ts';
import { composeScore } from './score.ts';
import { composeShortFindings } from './short-findings.ts';
import { composeStrengths } from './strengths.ts';
import { composeSummary } from './summary.ts';
import { composeTerms } from './terms.ts';

/**
 * Composes a report of an analysis: every finding, quote, term, recommendation and sentence of the summary, each with
 * its position; in the short form the findings in few words. Empty parts are left out. The same input gives the same content.
 *
 * @param input - The analysis without a side; the side of the report is taken here.
 * @returns The content, which every format renders.
 */
export function composeAnalysisReport(input: AnalysisReportInput): ReportContent {
  const context = createContext(input);
  const { isShort = false } = context;
  return {
    language: interfaceLanguage,
    cover: composeCover(context),
    sections: [
      composeScore(context),
      ...composeSummary(context),
      ...composeGist(context),
      ...composeFirstSteps(context),
      ...composeClauses(context),
      isShort ? composeShortFindings(context) : composeFindings(context),
      ...composePowers(context),
      ...composeHints(context),
      ...composeLaw(context),
      ...composeTerms(context),
      ...(isShort ? [] : composeDuties(context)),
      ...composeGaps(context),
      ...(isShort ? [] : composeRecommendations(context)),
      ...composeStrengths(context),
      ...composeNdaChecks(context),
      ...composeDetails(context),
      ...composeChecks(context),
      composeMethod(context),
      ...composeAnnex(context),
    ],
    footer: getDocumentWording(context.family).footer,
    madeFrom: input.analyzedAt,
  };
}
