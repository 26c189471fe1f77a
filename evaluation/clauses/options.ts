import { parseArgs } from 'node:util';

export interface EvaluateClausesOptions {
  /** Folder with annotated contracts, laid out as the README of this folder says. */
  readonly data: string;
  /** Where every prediction is written as JSON, `{ id: [{ text, probability }] }`. */
  readonly predictions: string | undefined;
  /** Where the figures are written as JSON. */
  readonly json: string | undefined;
}

export const evaluateClausesUsage =
  'usage: npm run evaluate:clauses -- --data DIR [--predictions FILE] [--json FILE]';

/** Reads the command line; nothing where it names no folder. Throws for an option there is not. */
export function parseEvaluateClausesOptions(words: string[]): EvaluateClausesOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      predictions: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const { data, predictions, json } = values;
  return data === undefined ? undefined : { data, predictions, json };
}
