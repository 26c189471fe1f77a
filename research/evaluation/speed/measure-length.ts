import { toSourceText } from '@clauselight/research-data';
import type { SourceText } from '@clauselight/schema';
import { getMedian } from '../median.ts';
import { getMean, measureCpuMs } from './cpu-time.ts';
import { cutParts, listWindows, pageLength } from './long-text.ts';
import { combineStages, runStages, type StageCost } from './run-stages.ts';

/** What a text of some length costs. */
export interface LengthCost {
  readonly pages: number;
  /** CPU milliseconds. */
  readonly ms: number;
  /** What it costs in relation to what it would if every page cost as much as one of the shortest text. */
  readonly timesLinear: number;
  readonly stages: readonly StageCost[];
}

const partPages = 100;

/** What 100, 200, … pages of a text cost; the text is long enough for `parts` times 100 pages. */
export function measureLengths(
  text: string,
  { parts, rounds }: { parts: number; rounds: number },
): readonly LengthCost[] {
  const cut = cutParts(text, { count: parts, length: partPages * pageLength });
  const lengths = cut.map((_, at) => ({
    pages: (at + 1) * partPages,
    windows: listWindows(cut, at + 1).map(toSourceText),
    runs: [] as Pick<LengthCost, 'ms' | 'stages'>[],
  }));
  // Every length in every round, after one that does not count: the first length measured is not the coldest.
  for (let round = -1; round < rounds; round += 1) {
    for (const { windows, runs } of lengths) {
      const run = measureWindows(windows);
      if (round >= 0) runs.push(run);
    }
  }
  return relateToLinear(
    lengths.map(({ pages, runs }) => ({
      pages,
      ms: getMedian(runs.map(({ ms }) => ms)),
      stages: combineStages(
        runs.map(({ stages }) => stages),
        getMedian,
      ),
    })),
  );
}

function measureWindows(windows: readonly SourceText[]): Pick<LengthCost, 'ms' | 'stages'> {
  const stages: (readonly StageCost[])[] = [];
  const costs = windows.map((sourceText) =>
    measureCpuMs(() => {
      stages.push(runStages(sourceText));
    }),
  );
  return { ms: getMean(costs), stages: combineStages(stages, getMean) };
}

/** Relates costs to the first one. */
export function relateToLinear(
  costs: readonly Omit<LengthCost, 'timesLinear'>[],
): readonly LengthCost[] {
  const [first] = costs;
  return costs.map((cost) => ({
    ...cost,
    timesLinear: first === undefined ? 1 : cost.ms / cost.pages / (first.ms / first.pages),
  }));
}
