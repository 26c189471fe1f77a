import type { SourceText } from '@clauselight/schema';
import { getMedian } from '../median.ts';
import { measureCpuMs } from './cpu-time.ts';
import { combineStages, runStages, type StageCost } from './run-stages.ts';
import { type PlainPass, splitWithWink } from './split-with-wink.ts';

export interface Comparison {
  readonly characters: number;
  /** Medians of CPU milliseconds: the engine, its stages, the plain pass. */
  readonly engineMs: number;
  readonly stages: readonly StageCost[];
  readonly plainMs: number;
  readonly plain: PlainPass;
  /** How many times as long as the plain pass the engine takes. */
  readonly ratio: number;
}

const warmUps = 3;

/** Runs the engine and the plain pass in turn on one text, and then again, so that both meet the same machine. */
export function compareWithPlainPass(sourceText: SourceText, rounds: number): Comparison {
  const { text } = sourceText;
  const engine: number[] = [];
  const stages: (readonly StageCost[])[] = [];
  const plain: number[] = [];
  let found: PlainPass = { tokens: 0, sentences: 0 };
  for (let round = -warmUps; round < rounds; round += 1) {
    let costs: readonly StageCost[] = [];
    const engineMs = measureCpuMs(() => {
      costs = runStages(sourceText);
    });
    const plainMs = measureCpuMs(() => {
      found = splitWithWink(text);
    });
    if (round < 0) continue;
    engine.push(engineMs);
    stages.push(costs);
    plain.push(plainMs);
  }
  const engineMs = getMedian(engine);
  const plainMs = getMedian(plain);
  return {
    characters: text.length,
    engineMs,
    stages: combineStages(stages, getMedian),
    plainMs,
    plain: found,
    ratio: engineMs / plainMs,
  };
}
