import { analyze } from '@clauselight/engine';
import type { SourceText } from '@clauselight/schema';
import { clauseModel } from '../clause-model.ts';
import { getCpuMs } from './cpu-time.ts';

/** What a part of the engine took. */
export interface StageCost {
  /** What the engine says it is doing meanwhile. */
  readonly name: string;
  /** CPU milliseconds. */
  readonly ms: number;
}

/** What the engine says when it has found what is in the document and begins to judge it. */
const firstJudgement = 'Checking for risks';

class Finished extends Error {}

/**
 * Runs the engine up to the judgement of risks: structure, kind, clause categories, terms. Gives what each stage took.
 * Throws where the engine never says that it begins to judge.
 */
export function runStages(sourceText: SourceText): readonly StageCost[] {
  const starts: { name: string; at: number }[] = [];
  try {
    analyze(sourceText, {
      clauseModel,
      onProgress: ({ detail }) => {
        starts.push({ name: detail, at: getCpuMs() });
        // What comes after is no part of the measure, and an analysis has no other way to be left.
        if (detail === firstJudgement) throw new Finished();
      },
    });
  } catch (error) {
    if (error instanceof Finished) return toCosts(starts);
    throw error;
  }
  throw new Error(`the engine never said "${firstJudgement}"`);
}

function toCosts(starts: readonly { name: string; at: number }[]): readonly StageCost[] {
  return starts.slice(0, -1).map(({ name, at }, index) => ({
    name,
    ms: (starts[index + 1]?.at ?? at) - at,
  }));
}

/** Combines what each stage took in several runs, by their mean or their median. */
export function combineStages(
  runs: readonly (readonly StageCost[])[],
  combine: (values: readonly number[]) => number,
): readonly StageCost[] {
  const names = runs[0]?.map(({ name }) => name) ?? [];
  return names.map((name, at) => ({ name, ms: combine(runs.map((run) => run[at]?.ms ?? 0)) }));
}
