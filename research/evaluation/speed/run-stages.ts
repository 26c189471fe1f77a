import { analyze } from '@clauselight/engine';
import type { SourceText } from '@clauselight/schema';
import { weights } from '../weights.ts';
import { getCpuMs } from './cpu-time.ts';

/** What a part of the engine took. */
export interface StageCost {
  /** What the engine says it is doing meanwhile. */
  readonly name: string;
  /** CPU milliseconds. */
  readonly ms: number;
}

/** Runs the engine from text to finished analysis. Gives what each stage took. */
export function runStages(sourceText: SourceText): readonly StageCost[] {
  const starts: { name: string; at: number }[] = [];
  analyze(sourceText, {
    weights,
    onProgress: ({ detail }) => starts.push({ name: detail, at: getCpuMs() }),
  });
  return toCosts(starts);
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
