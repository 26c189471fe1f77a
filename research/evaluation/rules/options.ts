import { parseArgs } from 'node:util';

export interface RulesOptions {
  /** Folder of the annotated contracts. */
  readonly data: string;
  /** File of further sentences that rules must find or leave alone, if any. */
  readonly sentences: string | undefined;
  /** Ids of the rules of which a sample of findings is printed. */
  readonly show: readonly string[];
  /** How many findings of a rule are printed at most. */
  readonly sample: number;
}

export const rulesUsage =
  'usage: npm run evaluate:rules -- --data FOLDER [--sentences FILE.json] [--show LIA-08,TRM-01] [--sample 6]';

/** Parses the command line; undefined if no folder is given. Throws for an unknown option. */
export function parseRulesOptions(words: string[]): RulesOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      sentences: { type: 'string' },
      show: { type: 'string', default: '' },
      sample: { type: 'string', default: '6' },
    },
  });
  const sample = Number(values.sample);
  if (values.data === undefined || !Number.isInteger(sample) || sample < 1) return undefined;
  const show = values.show.split(',').filter((id) => id !== '');
  return { data: values.data, sentences: values.sentences, show, sample };
}
