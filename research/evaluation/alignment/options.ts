import { parseArgs } from 'node:util';

export interface AlignmentOptions {
  /** Folder of the annotated contracts. */
  readonly data: string;
  /** One of this many contracts is measured. */
  readonly every: number;
  /** Name of the row whose failures are printed, for example `number`. */
  readonly misses: string | undefined;
}

export const alignmentUsage =
  'usage: npm run evaluate:alignment -- --data DIR [--every 4] [--misses ROW]';

/** Parses the command line; undefined without a folder or a number of contracts. Throws for an unknown option. */
export function parseAlignmentOptions(words: string[]): AlignmentOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      every: { type: 'string', default: '4' },
      misses: { type: 'string' },
    },
  });
  const every = Number(values.every);
  if (values.data === undefined || !Number.isInteger(every) || every < 1) return undefined;
  return { data: values.data, every, misses: values.misses };
}
