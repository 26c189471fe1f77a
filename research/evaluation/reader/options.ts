import { parseArgs } from 'node:util';
import { type DocumentFormat, documentFormatSchema } from '@clauselight/schema';

export interface EvaluateOptions {
  /** Folders of documents. */
  readonly folders: readonly string[];
  /** Formats to look at; all where none is named. */
  readonly formats: readonly DocumentFormat[];
  /** Files of each format at most. */
  readonly limit: number;
  /** Where every figure of every file is written as JSON. */
  readonly json: string | undefined;
  /** Reads at a time. More than one blurs the times. */
  readonly jobs: number;
  /** Whether a line is printed for every file. */
  readonly showsFiles: boolean;
  /** Files of each format, the largest first, that are read once more as the product reads them. */
  readonly aloneFiles: number;
  /** Milliseconds a file may take. */
  readonly timeoutMs: number;
}

export const evaluateUsage = `usage: npm run evaluate:reader -- --data DIR [--data DIR] [--format pdf] [--limit N]
       [--files] [--json FILE] [--jobs 1] [--alone-files N] [--timeout 120]`;

/** Parses the command line; undefined if no folder is given. Throws for an unknown option. */
export function parseEvaluateOptions(words: string[]): EvaluateOptions | undefined {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      data: { type: 'string', multiple: true, default: [] },
      format: { type: 'string', multiple: true, default: [] },
      limit: { type: 'string' },
      files: { type: 'boolean', default: false },
      json: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      'alone-files': { type: 'string' },
      timeout: { type: 'string', default: '120' },
    },
  });
  const folders = [...values.data, ...positionals];
  if (folders.length === 0) return undefined;
  return {
    folders,
    formats: parseFormats(values.format),
    limit: Number(values.limit ?? Number.POSITIVE_INFINITY),
    json: values.json,
    jobs: Math.max(1, Number(values.jobs)),
    showsFiles: values.files,
    aloneFiles: Number(values['alone-files'] ?? Number.POSITIVE_INFINITY),
    timeoutMs: Number(values.timeout) * 1000,
  };
}

/** Reads the command line of the event loop's measure: formats, all where none is named, and reads at a time. */
export function parseEventLoopOptions(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { 'at-a-time': { type: 'string', default: '1' } },
  });
  return { formats: parseFormats(positionals), reads: Math.max(1, Number(values['at-a-time'])) };
}

/** Formats by name. Throws for one there is not. */
export function parseFormats(names: readonly string[]): DocumentFormat[] {
  return names
    .flatMap((name) => name.split(','))
    .map((name) => documentFormatSchema.parse(name.toLowerCase()));
}
