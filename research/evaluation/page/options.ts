import { parseArgs } from 'node:util';

export interface PageOptions {
  /** How often the first load and each design are measured. */
  readonly rounds: number;
  /** The browser to measure in; the one that comes with the test runner where it is absent. */
  readonly browser: string | undefined;
}

export const pageUsage =
  'usage: npx tsx research/evaluation/page/evaluate.ts [--rounds 3] [--browser PATH-OF-CHROMIUM]';

/** Parses the command line; undefined if the number of rounds is invalid. Throws for an unknown option. */
export function parsePageOptions(words: string[]): PageOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: { rounds: { type: 'string', default: '3' }, browser: { type: 'string' } },
  });
  const rounds = Number(values.rounds);
  return Number.isInteger(rounds) && rounds > 0 ? { rounds, browser: values.browser } : undefined;
}
