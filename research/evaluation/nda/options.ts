import { parseArgs } from 'node:util';

export interface EvaluateNdaOptions {
  /** Folder laid out as the README of this folder says. */
  readonly data: string;
  /** Weights to measure as they are, in place of cross-validation. */
  readonly weights: string | undefined;
  /** Hypothesis whose wrong answers are printed, for example `nda-7`. */
  readonly misses: string | undefined;
  /** Where every figure is written as JSON. */
  readonly json: string | undefined;
  /** Which whole agreements are measured: every third one, the others, or all. */
  readonly part: 'third' | 'rest' | 'all';
}

export const evaluateNdaUsage =
  'usage: npm run evaluate:nda -- --data DIR [--weights FILE] [--misses nda-7] [--part third|rest] [--json FILE]';

/** Parses the command line; undefined if no folder is given. Throws for an unknown option or part. */
export function parseEvaluateNdaOptions(words: string[]): EvaluateNdaOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      weights: { type: 'string' },
      misses: { type: 'string' },
      json: { type: 'string' },
      part: { type: 'string', default: 'all' },
    },
  });
  const { data, weights, misses, json, part } = values;
  if (data === undefined) return undefined;
  if (part !== 'third' && part !== 'rest' && part !== 'all') {
    throw new Error(`there is no part ${part}`);
  }
  return { data, weights, misses, json, part };
}
