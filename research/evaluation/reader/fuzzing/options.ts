import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type DocumentFormat, documentFormatSchema } from '@clauselight/schema';
import { parseFormats } from '../options.ts';

export interface FuzzOptions {
  readonly folders: readonly string[];
  readonly formats: readonly DocumentFormat[];
  /** Over all formats together. */
  readonly mutations: number;
  readonly seed: string;
  readonly timeoutMs: number;
  readonly jobs: number;
  readonly parts: readonly ('mutations' | 'hostile')[];
  /** One mutation to write to a file instead of reading any. */
  readonly reproduce:
    | { readonly format: DocumentFormat; readonly index: number; readonly out: string }
    | undefined;
}

export const fuzzUsage = `usage: npm run evaluate:fuzz -- [--data DIR] [--mutations 2000] [--seed 1] [--format pdf]
       [--timeout 20] [--jobs N] [--only mutations|hostile] [--reproduce FORMAT:INDEX --out FILE]`;

/** Reads the command line. Throws for an unknown option. */
export function parseFuzzOptions(words: string[]): FuzzOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      data: { type: 'string', multiple: true, default: [] },
      format: { type: 'string', multiple: true, default: [] },
      mutations: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      timeout: { type: 'string', default: '20' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      only: { type: 'string' },
      reproduce: { type: 'string' },
      out: { type: 'string', default: 'mutation' },
    },
  });
  return {
    folders: values.data,
    formats: parseFormats(values.format),
    mutations: Number(values.mutations),
    seed: values.seed,
    timeoutMs: Number(values.timeout) * 1000,
    jobs: Math.max(1, Number(values.jobs)),
    parts: parseParts(values.only),
    reproduce:
      values.reproduce === undefined ? undefined : parseReproduce(values.reproduce, values.out),
  };
}

function parseParts(only: string | undefined): FuzzOptions['parts'] {
  if (only === undefined) return ['mutations', 'hostile'];
  if (only !== 'mutations' && only !== 'hostile') throw new Error(fuzzUsage);
  return [only];
}

function parseReproduce(words: string, out: string): FuzzOptions['reproduce'] {
  const [format, index] = words.split(':');
  return { format: documentFormatSchema.parse(format), index: Number(index), out };
}
