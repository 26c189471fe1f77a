import { createEvidence } from '@clauselight/core';
import {
  type Check,
  type DocumentKind,
  type Gist,
  getDocumentFamily,
  type LanguageError,
  type RiskCategory,
  type SummarySentence,
} from '@clauselight/schema';
import type { StepRunner } from '../step-runner.ts';
import { steps } from '../steps.ts';
import { findForeignLanguage } from '../text/checks/language.ts';
import { withoutEmbedded } from '../text/embedded.ts';
import type { FinishedAnalysis } from '../text/finished-analysis.ts';
import type { RecognizedDocument } from '../text/recognized-document.ts';
import { analyzeByKind } from './analyze-by-kind.ts';
import { checkCommon } from './common/check-common.ts';
import { describeDocument, describeSaying } from './gist/describe-gist.ts';
import { findGist } from './gist/find-gist.ts';
import { mergeResults } from './merge-results.ts';
import type { RemarkCheck } from './remark.ts';
import { scoreRemarks } from './score-remarks.ts';
import { summarizeOther } from './summarize-other.ts';

/** A document that is no contract, with the errors that a language checker found, if there was one. */
export interface OtherDocument extends RecognizedDocument {
  readonly languageErrors: readonly LanguageError[] | undefined;
}

/** Analyzes a document that is no contract: its terms, findings, score and summary. */
export function analyzeOther(document: OtherDocument, runner: StepRunner): FinishedAnalysis {
  const { sourceText, structure, documentKind, languageErrors } = document;
  const input = { sourceText, structure, kind: documentKind.kind, languageErrors };
  const pages = withoutEmbedded(sourceText);
  const general = runner.attempt(
    steps.general,
    () => checkCommon({ ...input, sourceText: pages }),
    {
      remarks: [],
      checks: [],
    },
  );
  const found = runner.attempt(
    steps.gist,
    () =>
      findGist({
        sourceText: pages,
        title: structure.title,
        kind: documentKind.kind,
        wordCount: structure.wordCount,
      }),
    undefined,
  );
  const ofKind = runner.attempt(steps.kind, () => analyzeByKind(input), undefined);
  const { failedSteps } = runner;
  const joined = mergeResults(general, ofKind ?? { remarks: [], checks: [] });
  const isForeign = findForeignLanguage(sourceText).length > 0;
  const checks = joined.checks.map((check) => toCheck(check, isForeign));
  const judged = runner.run(steps.judgement, () =>
    scoreRemarks(joined.remarks, getDocumentFamily(documentKind.kind)),
  );
  const { about, sentences } = describe(document, found?.gist, ofKind?.summary);
  const terms = ofKind?.terms ?? found?.terms ?? [];
  return {
    provisions: [],
    conceptPassages: [],
    terms: terms.map((term, index) => ({ id: `t${index + 1}`, ...term })),
    failedSteps,
    sides: [],
    checks,
    clauseRows: [],
    powers: [],
    ndaChecks: [],
    strengths:
      ofKind?.strengths.map((strength) => ({
        ...strength,
        evidence: [...strength.evidence],
      })) ?? [],
    ...(found && { gist: found.gist }),
    ...(ofKind && { details: ofKind.details }),
    about,
    ...judged,
    ...runner.run(steps.summary, () =>
      summarizeOther({ ...judged, sentences, checks, failedSteps }),
    ),
    views: [],
  };
}

/** In characters; less is a fragment of a title. */
const shortestTitle = 4;
/** Kinds whose own summary does not quote what they say. */
const unquoted: ReadonlySet<DocumentKind> = new Set(['letter', 'email', 'report', 'policy']);

/** The sentences of the summary, and those of them that hold whatever the language and the length of the document. */
function describe(
  { sourceText: { text }, structure, documentKind }: OtherDocument,
  gist: Gist | undefined,
  ofKind: readonly SummarySentence[] | undefined,
): Record<'about' | 'sentences', readonly SummarySentence[]> {
  if (ofKind === undefined) {
    const title = structure.title && createEvidence(text, structure.title);
    const { wordCount } = structure;
    const sentences = describeDocument({
      documentKind,
      title: title && title.quote.length >= shortestTitle ? title : undefined,
      wordCount,
      gist,
    });
    return { about: sentences, sentences };
  }
  const saying = gist && describeSaying(gist);
  const about = saying === undefined ? [] : [saying];
  const isQuoted = !unquoted.has(documentKind.kind);
  return {
    about,
    sentences: isQuoted ? ofKind : [...ofKind.slice(0, 1), ...about, ...ofKind.slice(1)],
  };
}

// These compare figures, structure and characters, whatever the language.
const inAnyLanguage: ReadonlySet<RiskCategory> = new Set(['invoice', 'table', 'data']);
const languageFree: ReadonlySet<string> = new Set(['GEN-02', 'GEN-06', 'GEN-08']);

function toCheck(
  { checkId, category, title, subject = title, outcome, reason }: RemarkCheck,
  isForeign: boolean,
): Check {
  const check = { ruleId: checkId, category, title, subject, evidence: [] };
  const skip = (reason: string): Check => ({ ...check, outcome: 'not-checked', reason });
  if (outcome === 'not-applicable') return skip(reason ?? 'Nothing in this document calls for it.');
  const isUnread = isForeign && !inAnyLanguage.has(category) && !languageFree.has(checkId);
  return outcome === 'not-found' && isUnread
    ? skip('The text is not in English, and this check reads English only.')
    : { ...check, outcome };
}
