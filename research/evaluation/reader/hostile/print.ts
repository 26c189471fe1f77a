import type { HostileFile } from '../../../../packages/reader/src/testing/hostile/hostile-file.ts';
import type { Judgment } from '../../../../packages/reader/src/testing/hostile/judge.ts';

export interface HostileResult extends Judgment {
  readonly file: HostileFile;
  readonly bytes: number;
  readonly ms: number;
  readonly peakMb: number | undefined;
}

const shown = 15;

/** How the hostile files ended: a row a format, what went wrong, and the ones that cost most. */
export function printHostile(results: readonly HostileResult[], connections: number): void {
  const formats = [...new Set(results.map(({ file }) => file.format))];
  console.log('\nHostile files, in the sandbox');
  console.table(Object.fromEntries(formats.map((format) => [format, getRow(format, results)])));
  for (const { file, troubles } of results) {
    if (troubles.length > 0) console.log(`unexpected | ${file.name} | ${troubles.join('; ')}`);
  }
  console.log(`connections to the listener: ${connections}`);
  printDearest(
    'Slowest',
    [...results].sort((a, b) => b.ms - a.ms),
  );
  printDearest(
    'Largest',
    [...results].sort((a, b) => (b.peakMb ?? 0) - (a.peakMb ?? 0)),
  );
}

function getRow(
  format: string,
  results: readonly HostileResult[],
): Record<string, string | number> {
  const own = results.filter(({ file }) => file.format === format);
  const endings = new Map<string, number>();
  for (const { ending } of own) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  return {
    files: own.length,
    unexpected: own.filter(({ troubles }) => troubles.length > 0).length,
    endings: [...endings].map(([ending, count]) => `${ending} ${count}`).join(', '),
    'slowest ms': Math.round(Math.max(...own.map(({ ms }) => ms))),
    'peak MB': Math.round(Math.max(...own.map(({ peakMb = 0 }) => peakMb))),
  };
}

function printDearest(title: string, sorted: readonly HostileResult[]): void {
  console.log(`\n${title}`);
  for (const { file, ms, peakMb, ending, bytes } of sorted.slice(0, shown))
    console.log(
      `${Math.round(ms)} ms, ${Math.round(peakMb ?? 0)} MB, ${bytes} bytes: ${file.name} (${ending})`,
    );
}
