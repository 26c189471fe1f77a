import { compareVersions } from '@clauselight/comparison';
import { analyzeDocument, indexPassages, searchPassages } from '@clauselight/engine';
import { createGrammarChecker } from '@clauselight/grammar';
import { readDocument } from '@clauselight/reader';
import {
  composeAnalysisReport,
  composeComparisonReport,
  renderMarkdown,
  type StoredAnalysisInput,
  writeAnalysisJson,
  writeFindingsCsv,
  writeTermsCsv,
} from '@clauselight/report';
import { type Analysis, AppError, type SourceText } from '@clauselight/schema';
import { getCpuMs } from '../speed/cpu-time.ts';
import { weights } from '../weights.ts';
import type { HostileText } from './texts/hostile-text.ts';

/** What the parts of the product take for one text. */
export interface TextCost {
  /** CPU milliseconds by the name of the part; parts after a refusal are absent. */
  readonly stages: Readonly<Record<string, number>>;
  /** Characters of the text. */
  readonly textLength: number;
  /** Characters of the source text as JSON, with its blocks: a table has a block for each of its cells. */
  readonly sourceLength: number;
  /** Characters of the analysis as JSON. */
  readonly resultLength: number;
  /** Why the text was refused, or why a part failed. */
  readonly trouble?: string;
}

export type StartStage = (name: string) => void;

const grammar = createGrammarChecker();

/** Reads, analyzes, searches, reports and compares a text of this length. Calls `onStage` before each part. */
export async function measureText(
  { format, make }: HostileText,
  length: number,
  onStage: StartStage = () => undefined,
): Promise<TextCost> {
  const stages: Record<string, number> = {};
  const measure = async <Result>(name: string, run: () => Promise<Result> | Result) => {
    onStage(name);
    const before = getCpuMs();
    const result = await run();
    stages[name] = getCpuMs() - before;
    return result;
  };
  const bytes = new TextEncoder().encode(make(length));
  const seen = { textLength: 0, sourceLength: 0, resultLength: 0 };
  try {
    const source = await measure('read', () => readDocument(bytes, { format }));
    seen.textLength = source.text.length;
    seen.sourceLength = JSON.stringify(source).length;
    const failed: string[] = [];
    const analysis = await measure('analyze', () =>
      analyzeDocument(source, {
        weights,
        checkLanguage: grammar.check,
        onStepFailed: (step, error) => failed.push(`${step}: ${error}`),
      }),
    );
    seen.resultLength = JSON.stringify(analysis).length;
    await measureUses(toInput(source, analysis), measure);
    return { stages, ...seen, ...(failed.length > 0 && { trouble: failed.join('; ') }) };
  } catch (error) {
    const trouble = error instanceof AppError ? error.code : `THROWN ${error}`;
    return { stages, ...seen, trouble };
  }
}

type Measure = <Result>(name: string, run: () => Promise<Result> | Result) => Promise<Result>;

async function measureUses(input: StoredAnalysisInput, measure: Measure): Promise<void> {
  const { source: sourceText, analysis } = input;
  await measure('search', () =>
    searchPassages(indexPassages({ sourceText, analysis }), 'When can we terminate?', {
      limit: 12,
    }),
  );
  await measure('report', () => [
    renderMarkdown(composeAnalysisReport(input)),
    writeAnalysisJson(input),
    writeFindingsCsv(input),
    writeTermsCsv(input),
  ]);
  const version = { ...input, documentId: input.analysisId };
  await measure('compare', () =>
    renderMarkdown(composeComparisonReport(compareVersions({ before: version, after: version }))),
  );
}

function toInput(source: SourceText, analysis: Analysis): StoredAnalysisInput {
  return {
    analysisId: '00000000-0000-4000-8000-000000000000',
    filename: 'document.txt',
    analyzedAt: '2026-03-02T09:30:00.000Z',
    analysis,
    source,
    states: [],
  };
}
