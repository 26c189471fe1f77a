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
import type { FinishedAnalysis } from './finished-analysis.ts';
import { analyzeOther } from './other/analyze-other.ts';
import { listProse } from './other/writing/build-writing.ts';
import type { ArtefactName, Artefacts, Stage } from './stage.ts';
import { createStepRunner, type StepRunner, type StepRunnerOptions } from './step-runner.ts';
import { steps } from './steps.ts';
import { classificationStage } from './text/classification/classification-stage.ts';
import { structureStage } from './text/structure/structure-stage.ts';
import { engineVersion, ruleBookVersion } from './version.ts';
import type { Weights } from './weights.ts';

export interface AnalyzeOptions extends StepRunnerOptions {
  /** What the engine has learnt, read once by `readWeights` and used for every document. */
  readonly weights: Weights;
  /** The checks to make of contracts; the engine's own rule book unless said otherwise. */
  readonly rules?: readonly Rule[];
  /** What a checker of spelling and grammar found in a piece of writing; absent where none was at hand. */
  readonly languageErrors?: readonly LanguageError[] | undefined;
}

/** The stages that every document goes through. */
export const commonStages: readonly Pick<Stage, 'name' | 'requires' | 'provides'>[] = [
  structureStage,
  classificationStage,
];

/** What is there before the first stage runs. */
export const given: readonly ArtefactName[] = [
  'sourceText',
  'rules',
  'clauseModel',
  'unfairnessModel',
  'ndaModel',
  'failedSteps',
];

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

type Read = Pick<Artefacts, 'sourceText' | 'structure' | 'documentKind'>;

function recognize(sourceText: SourceText, runner: StepRunner): Read {
  const read = {
    sourceText,
    ...runner.run(steps.structure, () => structureStage.run({ sourceText })),
  };
  return { ...read, ...runner.run(steps.classification, () => classificationStage.run(read)) };
}

function finish(read: Read, options: AnalyzeOptions, runner: StepRunner): Analysis {
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
}: Read & FinishedAnalysis): Analysis {
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

/** Names what a composition of stages gets wrong: a need nobody met before, or a thing provided twice. */
export function findCompositionErrors(
  order: readonly Pick<Stage, 'name' | 'requires' | 'provides'>[],
  available: readonly ArtefactName[],
): readonly string[] {
  const known = new Set<ArtefactName>(available);
  return order.flatMap(({ name, requires, provides }) => {
    const missing = requires
      .filter((need) => !known.has(need))
      .map((need) => `${name} requires ${need}`);
    const repeated = provides
      .filter((gift) => known.has(gift))
      .map((gift) => `${name} provides ${gift} again`);
    for (const gift of provides) known.add(gift);
    return [...missing, ...repeated];
  });
}
