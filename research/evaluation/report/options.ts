import { parseArgs } from 'node:util';

export interface EvaluateReportOptions {
  /** Folder with annotated contracts under `clauses/`. */
  readonly data: string;
  /** How many of them reports are made of. */
  readonly contracts: number;
  /** Words of the titles of those that are taken, in place of contracts from all over the set. */
  readonly title: string | undefined;
}

export const evaluateReportUsage =
  'usage: npm run evaluate:report -- --data DIR [--contracts 12] [--title WORDS]';

const usualCount = 12;

/** Parses the command line; undefined if no folder is given. Throws for an invalid number. */
export function parseEvaluateReportOptions(words: string[]): EvaluateReportOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: { data: { type: 'string' }, contracts: { type: 'string' }, title: { type: 'string' } },
  });
  if (values.data === undefined) return undefined;
  const contracts = Number(values.contracts ?? usualCount);
  if (!Number.isInteger(contracts) || contracts < 1) {
    throw new Error(`${values.contracts} is no count of contracts`);
  }
  return { data: values.data, contracts, title: values.title };
}
