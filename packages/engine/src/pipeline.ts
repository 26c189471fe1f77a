import {
  type Analysis,
  getDocumentFamily,
  type LanguageError,
  type SourceText,
  type Span,
} from '@clauselight/schema';
import { analyzeContract } from './contract/analyze-contract.ts';
import type { Rule } from './contract/rule.ts';
import { rules as ruleBook } from './contract/rules/index.generated.ts';
import type { Weights } from './contract/weights.ts';
import type { FinishedAnalysis } from './finished-analysis.ts';
import { analyzeOther } from './other/analyze-other.ts';
import { listProse } from './other/writing/build-writing.ts';
import { createStepRunner, type StepRunner, type StepRunnerOptions } from './step-runner.ts';
import { steps } from './steps.ts';
import { classifyDocument } from './text/classification/classify-document.ts';
import type { RecognizedDocument } from './text/recognized-document.ts';
import { findStructure } from './text/structure/find-structure.ts';
import { engineVersion, ruleBookVersion } from './version.ts';

export interface AnalyzeOptions extends StepRunnerOptions {
  /** What the engine has learnt, read once by `readWeights` and used for every document. */
  readonly weights: Weights;
  /** The checks to make of contracts; the engine's own rule book unless said otherwise. */
  readonly rules?: readonly Rule[];
  /** What a checker of spelling and grammar found in a piece of writing; absent where none was at hand. */
  readonly languageErrors?: readonly LanguageError[] | undefined;
}

/**
 * Reads a document: what it is, what it states, where its risks are and what to ask for instead.
 * The same text and versions give the same analysis, byte for byte; the source text is not changed. Where a step fails the
 * analysis names it among its failed steps; without structure or kind there is none, and what they throw is thrown.
 */
export function analyze(sourceText: SourceText, options: AnalyzeOptions): Analysis {
  const runner = createStepRunner(options);
  return finish(recognize(sourceText, runner), options, runner);
}

export interface AnalyzeDocumentOptions extends AnalyzeOptions {
  /** Looks for errors of spelling and grammar in spans of a text; asked only for pieces of writing. */
  checkLanguage?(text: string, spans: readonly Span[]): Promise<readonly LanguageError[]>;
}

/** As `analyze`, with spelling and grammar of pieces of writing checked on the way. */
export async function analyzeDocument(
  sourceText: SourceText,
  options: AnalyzeDocumentOptions,
): Promise<Analysis> {
  const runner = createStepRunner(options);
  const read = recognize(sourceText, runner);
  const isWriting = getDocumentFamily(read.documentKind.kind) === 'writing';
  if (!isWriting || options.checkLanguage === undefined) return finish(read, options, runner);
  const { checkLanguage } = options;
  const languageErrors = await runner.attemptLater(
    steps.language,
    () => checkLanguage(sourceText.text, listProse(sourceText, read.structure)),
    undefined,
  );
  return finish(read, { ...options, languageErrors }, runner);
}

function recognize(sourceText: SourceText, runner: StepRunner): RecognizedDocument {
  const read = {
    sourceText,
    ...runner.run(steps.structure, () => findStructure({ sourceText })),
  };
  return { ...read, ...runner.run(steps.classification, () => classifyDocument(read)) };
}

function finish(read: RecognizedDocument, options: AnalyzeOptions, runner: StepRunner): Analysis {
  const { weights, rules = ruleBook, languageErrors } = options;
  const finished =
    getDocumentFamily(read.documentKind.kind) === 'contract'
      ? analyzeContract({ ...read, ...weights, rules }, runner)
      : analyzeOther({ ...read, languageErrors }, runner);
  options.onProgress?.({ step: 'insights', fraction: 1, detail: 'Done' });
  return composeAnalysis({ ...read, ...finished });
}

function composeAnalysis({
  structure,
  documentKind,
  ...finished
}: RecognizedDocument & FinishedAnalysis): Analysis {
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
    terms: [...finished.terms],
    failedSteps: [...finished.failedSteps],
    sides: [...finished.sides],
    findings: [...finished.findings],
    checks: [...finished.checks],
    ndaChecks: [...finished.ndaChecks],
    strengths: [...finished.strengths],
    ...(finished.details && { details: finished.details }),
    score: finished.score,
    recommendations: [...finished.recommendations],
    firstSteps: finished.firstSteps,
    summary: [...finished.summary],
    views: [...finished.views],
  };
}
