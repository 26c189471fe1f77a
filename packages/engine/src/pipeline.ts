import type { Analysis, SourceText } from '@clauselight/schema';
import { classificationStage } from './classification/classification-stage.ts';
import type { ClauseModel } from './provisions/clause-model.ts';
import { provisionsStage } from './provisions/provisions-stage.ts';
import { riskStage } from './risk/risk-stage.ts';
import { rules } from './rules/index.generated.ts';
import type { ArtefactName, Artefacts, Stage } from './stage.ts';
import { structureStage } from './structure/structure-stage.ts';
import { summaryStage } from './summary/summary-stage.ts';
import { termsStage } from './terms/terms-stage.ts';
import { engineVersion, ruleBookVersion } from './version.ts';

export interface AnalysisProgress {
  readonly step: 'analysis' | 'insights';
  /** Share of the step that is done, 0-1. */
  readonly fraction: number;
  /** What is being done, in words. */
  readonly detail: string;
}

export interface AnalyzeOptions {
  /** The trained weights, read once by `readClauseModel` and used for every document. */
  readonly clauseModel: ClauseModel;
  onProgress?(progress: AnalysisProgress): void;
}

interface Run {
  readonly stage: Pick<Stage, 'name' | 'requires' | 'provides'>;
  readonly progress: AnalysisProgress;
}

/** The stages in the order they run, with what the reader of the page is told while each does. */
export const stages: readonly Run[] = [
  {
    stage: structureStage,
    progress: { step: 'analysis', fraction: 0, detail: 'Reading the structure' },
  },
  {
    stage: classificationStage,
    progress: { step: 'analysis', fraction: 0.25, detail: 'Recognizing the kind of document' },
  },
  { stage: termsStage, progress: { step: 'analysis', fraction: 0.3, detail: 'Finding key terms' } },
  {
    stage: provisionsStage,
    progress: { step: 'analysis', fraction: 0.5, detail: 'Recognizing what clauses are about' },
  },
  { stage: riskStage, progress: { step: 'analysis', fraction: 0.6, detail: 'Checking for risks' } },
  {
    stage: summaryStage,
    progress: { step: 'insights', fraction: 0, detail: 'Writing recommendations' },
  },
];

/** What is there before the first stage runs. */
export const given: readonly ArtefactName[] = ['sourceText', 'rules', 'clauseModel'];

/**
 * Reads a document: what it is, what it states, where its risks are and what to ask for instead.
 * The same text and versions give the same analysis, byte for byte; the source text is not changed.
 */
export function analyze(sourceText: SourceText, options: AnalyzeOptions): Analysis {
  const artefacts: Artefacts = runStages(
    { sourceText, rules, clauseModel: options.clauseModel },
    options,
  );
  const {
    documentKind,
    structure,
    provisions,
    terms,
    findings,
    checks,
    score,
    recommendations,
    summary,
  } = artefacts;
  options.onProgress?.({ step: 'insights', fraction: 1, detail: 'Done' });
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
    provisions: [...provisions],
    terms: [...terms],
    findings: [...findings],
    checks: [...checks],
    score,
    recommendations: [...recommendations],
    summary: [...summary],
  };
}

function runStages(
  start: Pick<Artefacts, 'sourceText' | 'rules' | 'clauseModel'>,
  { onProgress }: AnalyzeOptions,
): Artefacts {
  const report = (run: Run | undefined) => run && onProgress?.(run.progress);
  report(stages[0]);
  const read = { ...start, ...structureStage.run(start) };
  report(stages[1]);
  const known = { ...read, ...classificationStage.run(read) };
  report(stages[2]);
  const stated = { ...known, ...termsStage.run(known) };
  report(stages[3]);
  const sorted = { ...stated, ...provisionsStage.run(stated) };
  report(stages[4]);
  const judged = { ...sorted, ...riskStage.run(sorted) };
  report(stages[5]);
  return { ...judged, ...summaryStage.run(judged) };
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
