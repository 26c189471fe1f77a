import { parseArgs } from 'node:util';

export interface EvaluateTermsOfServiceOptions {
  /** Folder with annotated consumer terms, laid out as the README of this folder says. */
  readonly data: string;
  /** The file below `terms-of-service/` that is read. */
  readonly file: string;
  /** Where the figures are written as JSON. */
  readonly json: string | undefined;
}

export const evaluateTermsOfServiceUsage =
  'usage: npm run evaluate:terms-of-service -- --data DIR [--file NAME] [--json FILE]';

/** Parses the command line; undefined if no folder is given. Throws for an unknown option. */
export function parseEvaluateTermsOfServiceOptions(
  words: string[],
): EvaluateTermsOfServiceOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      file: { type: 'string', default: 'train.jsonl' },
      json: { type: 'string' },
    },
  });
  const { data, file, json } = values;
  return data === undefined ? undefined : { data, file, json };
}
