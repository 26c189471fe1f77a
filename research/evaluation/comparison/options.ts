import { parseArgs } from 'node:util';

export interface ComparisonOptions {
  /** Folder of the annotated contracts and of documents in several formats. */
  readonly data: string;
  /** One of this many contracts is edited. */
  readonly every: number;
  /** How many times each is edited, otherwise each time. */
  readonly seeds: number;
  /** Whether what was missed or reported besides is printed. */
  readonly misses: boolean;
}

export const comparisonUsage =
  'usage: npm run evaluate:comparison -- --data DIR [--every 8] [--seeds 1] [--misses]';

/** Parses the command line; undefined without a folder or with numbers that are no integers. Throws for an unknown option. */
export function parseComparisonOptions(words: string[]): ComparisonOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string' },
      every: { type: 'string', default: '8' },
      seeds: { type: 'string', default: '1' },
      misses: { type: 'boolean', default: false },
    },
  });
  const [every, seeds] = [Number(values.every), Number(values.seeds)];
  const isWhole = [every, seeds].every((value) => Number.isInteger(value) && value >= 1);
  if (values.data === undefined || !isWhole) return undefined;
  return { data: values.data, every, seeds, misses: values.misses };
}
