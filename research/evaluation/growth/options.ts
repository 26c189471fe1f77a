import { parseArgs } from 'node:util';

export interface GrowthOptions {
  /** Characters of the longest text; the others have a quarter and a half of it. */
  readonly length: number;
  /** Seconds after which a text is stopped. */
  readonly seconds: number;
  /** Only texts whose name contains one of these; empty for all. */
  readonly only: readonly string[];
}

export const growthUsage =
  'usage: npx tsx research/evaluation/growth/evaluate.ts [--length 1000000] [--seconds 60] [--only WORDS]…';

/** Parses the command line; undefined if a number is none. Throws for an unknown option. */
export function parseGrowthOptions(words: string[]): GrowthOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      length: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '60' },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  const [length, seconds] = [Number(values.length), Number(values.seconds)];
  if (!Number.isInteger(length) || length < 4 || !(seconds > 0)) return undefined;
  return { length, seconds, only: values.only };
}
