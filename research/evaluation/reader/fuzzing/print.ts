import type { Defect, FuzzResult } from './run-mutations.ts';

/** One row a format: how its mutations ended. */
export function printMutations(results: readonly FuzzResult[]): void {
  console.log('\nMutations');
  console.table(Object.fromEntries(results.map((result) => [result.format, getRow(result)])));
  const sum = (pick: (result: FuzzResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  console.log(
    `${sum(({ mutations }) => mutations)} mutations, ${sum(({ read }) => read)} read, ${sum(({ defects }) => defects.length)} defects`,
  );
}

function getRow(result: FuzzResult): Record<string, string | number> {
  const count = (kind: Defect['kind']) =>
    result.defects.filter((defect) => defect.kind === kind).length;
  return {
    mutations: result.mutations,
    read: result.read,
    refused: [...result.refused].map(([code, times]) => `${code} ${times}`).join(', '),
    failures: count('failure'),
    faults: count('faults'),
    crashes: count('crash'),
    hangs: count('hang'),
    connections: count('connection'),
    'slowest ms': `${Math.round(result.slowest.ms)} (${result.slowest.index})`,
    'peak MB': Math.round(result.peakMb),
  };
}

/** Every defect, and how to get its file. */
export function printDefects(defects: readonly Defect[], seed: string): void {
  for (const { kind, format, index, seedName, what } of defects)
    console.log(`${kind} | --seed ${seed} --reproduce ${format}:${index} | ${seedName} | ${what}`);
}
