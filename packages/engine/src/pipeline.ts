import {
  type Analysis,
  type DocumentKind,
  getDocumentFamily,
  type LanguageError,
  type SourceText,
  type Span,
} from '@clauselight/schema';
import { analyzeContract } from './contract/analyze-contract.ts';
import { concepts as conceptCatalogue } from './contract/catalogue/concepts.ts';
import type { Concept } from './contract/concept.ts';
import type { Rule } from './contract/rule.ts';
import { rules as ruleBook } from './contract/rules/index.generated.ts';
import type { Weights } from './contract/weights.ts';
import { lawEntries as lawCollection } from './law/law-entries.ts';
import type { LawEntry } from './law/law-entry.ts';
import { listLawNotes } from './law/list-law-notes.ts';
import { analyzeOther } from './other/analyze-other.ts';
import { listProse } from './other/writing/build-writing.ts';
import { conformAnalysis } from './result/conform-analysis.ts';
import { limitResult } from './result/limit-result.ts';
import { withholdJudgement } from './result/withhold-judgement.ts';
import { createStepRunner, type StepRunner, type StepRunnerOptions } from './step-runner.ts';
import { steps } from './steps.ts';
import { classifyDocument } from './text/classification/classify-document.ts';
import { withoutEmbedded } from './text/embedded.ts';
import type { FinishedAnalysis } from './text/finished-analysis.ts';
import { explainLittleRecognized, findWhyNotJudged } from './text/judgeable.ts';
import type { RecognizedDocument } from './text/recognized-document.ts';
import { findStructure } from './text/structure/find-structure.ts';
import { engineVersion, ruleBookVersion } from './version.ts';

export interface AnalyzeOptions extends StepRunnerOptions {
  /** The trained models. Read them once with `readWeights` and use them for every document. */
  readonly weights: Weights;
  /** The rules for contracts. Default: the engine's own rule book. */
  readonly rules?: readonly Rule[];
  /** What is said of concepts. Default: the engine's own catalogue. */
  readonly concepts?: readonly Concept[];
  /** The notes on the law of places. Default: the engine's own collection. */
  readonly lawEntries?: readonly LawEntry[];
  /** The kind that the reader says the document is. Default: what the text shows. */
  readonly kind?: DocumentKind | undefined;
  /** What a spelling and grammar checker found in prose; absent when there is no checker. */
  readonly languageErrors?: readonly LanguageError[] | undefined;
}

/**
 * Analyzes a document: its kind, its terms, its findings and what to ask for instead. Pure: the same text and versions
 * give the same analysis, byte for byte. The source text is not changed.
 * @param sourceText the text as the reader gives it; all spans of the analysis are offsets into it, in UTF-16 code
 * units
 * @param options the weights, and optionally rules, language errors and callbacks for progress and failed steps
 * @returns the analysis. A step that failed is listed in its `failedSteps`.
 * @throws whatever the steps for structure and classification throw: without them there is no analysis
 */
export function analyze(sourceText: SourceText, options: AnalyzeOptions): Analysis {
  const runner = createStepRunner(options);
  return finish(recognize(sourceText, options, runner), options, runner);
}

export interface AnalyzeDocumentOptions extends AnalyzeOptions {
  /** Checks spelling and grammar in spans of a text. Called only for prose that is no contract. */
  checkLanguage?(text: string, spans: readonly Span[]): Promise<readonly LanguageError[]>;
}

/** Kinds that are sentences for readers. Notes, forms and papers of courts have words and marks of their own. */
const proseKinds: ReadonlySet<DocumentKind> = new Set([
  'essay',
  'lab-report',
  'letter',
  'email',
  'report',
  'policy',
  'guide',
  'article',
  'slides',
]);

/**
 * Like `analyze`, but also calls `checkLanguage` for pieces of writing, letters, reports and other prose.
 * @param sourceText the text as the reader gives it
 * @param options as for `analyze`, with the checker of spelling and grammar
 * @returns the analysis; a checker that rejects is a failed step
 * @throws as `analyze`
 */
export async function analyzeDocument(
  sourceText: SourceText,
  options: AnalyzeDocumentOptions,
): Promise<Analysis> {
  const runner = createStepRunner(options);
  const recognized = recognize(sourceText, options, runner);
  const isProse = proseKinds.has(recognized.documentKind.kind);
  if (!isProse || options.checkLanguage === undefined) return finish(recognized, options, runner);
  const { checkLanguage } = options;
  const languageErrors = await runner.attemptLater(
    steps.language,
    () => checkLanguage(sourceText.text, listProse(sourceText, recognized.structure)),
    undefined,
  );
  return finish(recognized, { ...options, languageErrors }, runner);
}

function recognize(
  sourceText: SourceText,
  { kind }: AnalyzeOptions,
  runner: StepRunner,
): RecognizedDocument {
  const pages = withoutEmbedded(sourceText);
  const structured = runner.run(steps.structure, () => findStructure({ sourceText: pages }));
  return {
    sourceText,
    ...structured,
    ...runner.run(steps.classification, () =>
      classifyDocument({ sourceText: pages, ...structured }, kind),
    ),
  };
}

function finish(
  recognized: RecognizedDocument,
  options: AnalyzeOptions,
  runner: StepRunner,
): Analysis {
  const { weights, rules = ruleBook, concepts = conceptCatalogue, languageErrors } = options;
  const finished =
    getDocumentFamily(recognized.documentKind.kind) === 'contract'
      ? analyzeContract({ ...recognized, ...weights, rules, concepts }, runner)
      : analyzeOther({ ...recognized, languageErrors }, runner);
  const notJudged = findWhyNotJudged(recognized) ?? explainLittleRecognized(finished.score);
  const judged = notJudged === undefined ? finished : withholdJudgement(finished, notJudged);
  const noted = noteLaw({ ...recognized, ...judged }, options, runner);
  options.onProgress?.({ step: 'insights', fraction: 1, detail: 'Done' });
  const { text } = recognized.sourceText;
  const result = composeAnalysis({ ...recognized, ...judged, ...noted });
  return conformAnalysis(limitResult(result, text.length), text);
}

/** Adds what the law of the place says. It comes last: nothing that was found or weighed may depend on it. */
function noteLaw(
  { sourceText, documentKind, failedSteps, ...found }: RecognizedDocument & FinishedAnalysis,
  { lawEntries: entries = lawCollection }: AnalyzeOptions,
  runner: StepRunner,
): Pick<Analysis, 'lawNotes' | 'failedSteps'> {
  const failedBefore = runner.failedSteps.length;
  const input = { ...found, text: sourceText.text, kind: documentKind.kind, entries };
  const lawNotes = runner.attempt(steps.law, () => listLawNotes(input), []);
  return {
    lawNotes: [...lawNotes],
    failedSteps: [...failedSteps, ...runner.failedSteps.slice(failedBefore)],
  };
}

function composeAnalysis({
  structure,
  documentKind,
  ...finished
}: RecognizedDocument & FinishedAnalysis & Pick<Analysis, 'lawNotes'>): Analysis {
  return {
    engineVersion,
    ruleBookVersion,
    documentKind,
    wordCount: structure.wordCount,
    clauses: [...structure.clauses],
    definitions: [...structure.definitions],
    crossReferences: [...structure.crossReferences],
    signatureBlocks: [...structure.signatureBlocks],
    attachments: [...structure.attachments],
    amendments: [...structure.amendments],
    provisions: [...finished.provisions],
    conceptPassages: [...finished.conceptPassages],
    lawNotes: [...finished.lawNotes],
    terms: [...finished.terms],
    failedSteps: [...finished.failedSteps],
    leftOut: [],
    sides: [...finished.sides],
    findings: [...finished.findings],
    checks: [...finished.checks],
    clauseRows: [...finished.clauseRows],
    powers: [...finished.powers],
    ndaChecks: [...finished.ndaChecks],
    strengths: [...finished.strengths],
    ...(finished.gist && { gist: finished.gist }),
    ...(finished.details && { details: finished.details }),
    ...(finished.score && { score: finished.score }),
    ...(finished.notJudged && { notJudged: finished.notJudged }),
    recommendations: [...finished.recommendations],
    firstSteps: finished.firstSteps,
    summary: [...finished.summary],
    views: [...finished.views],
  };
}
