import { parseArgs } from 'node:util';

export interface EvaluateAskOptions {
  /** Folder with annotated contracts, laid out as the README of this folder says. */
  readonly data: string;
  /** Folder with weights that did not see the contracts; those of the engine where it is absent. */
  readonly weights: string | undefined;
  /** Whether the questions that were kept aside are asked as well. */
  readonly keptAside: boolean;
  /** Whether every question that the best five passages do not answer is listed. */
  readonly misses: boolean;
}

export const evaluateAskUsage =
  'usage: npm run evaluate:ask -- --data DIR [--weights DIR] [--kept-aside] [--misses]';

/** Parses the command line; undefined if no folder is given. Throws for an unknown option. */
export function parseEvaluateAskOptions(words: string[]): EvaluateAskOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      weights: { type: 'string' },
      'kept-aside': { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
    },
  });
  const { data, weights, misses } = values;
  return data === undefined
    ? undefined
    : { data, weights, keptAside: values['kept-aside'], misses };
}
