import { parseArgs } from 'node:util';

export interface EvaluateTermsOptions {
  /** Folder laid out as the README of this folder says. */
  readonly data: string;
  /** Name of the comparison whose differences are printed, for example `parties`. */
  readonly misses: string | undefined;
  /** Where every figure and every comparison is written as JSON. */
  readonly json: string | undefined;
  /** Which contracts are compared: every third one, the others, or all. */
  readonly part: 'third' | 'rest' | 'all';
}

export const evaluateTermsUsage =
  'usage: npm run evaluate:terms -- --data DIR [--misses parties] [--part third|rest] [--json FILE]';

/** Parses the command line; undefined if no folder is given. Throws for an unknown option. */
export function parseEvaluateTermsOptions(words: string[]): EvaluateTermsOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      misses: { type: 'string' },
      json: { type: 'string' },
      part: { type: 'string', default: 'all' },
    },
  });
  const { data, misses, json, part } = values;
  if (data === undefined) return undefined;
  if (part !== 'third' && part !== 'rest' && part !== 'all')
    throw new Error(`there is no part ${part}`);
  return { data, misses, json, part };
}
