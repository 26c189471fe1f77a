import { parseArgs } from 'node:util';
import { type Reader, readers } from './judgement.ts';

export const commands = ['sample', 'list', 'judge', 'figures', 'changes'] as const;

export interface TruthOptions {
  readonly command: (typeof commands)[number];
  /** The folder of the documents. */
  readonly data: string;
  /** Which half of the sample is taken. */
  readonly half: 'development' | 'closed' | 'all';
  /** Which round of the sample is taken; all if undefined. */
  readonly round: number | undefined;
  /** Words of the paths of the documents that are taken; all if empty. */
  readonly document: string;
  /** How many assertions of a class and document are judged. */
  readonly most: number;
  /** Who judges. */
  readonly reader: Reader;
  /** Whether assertions that the reader has judged are listed too. */
  readonly isComplete: boolean;
}

export const truthUsage = `usage: npm run evaluate:truth -- COMMAND --data FOLDER [--half development|closed|all]
       [--round 2] [--document WORDS] [--most 8] [--reader A|B] [--complete]
commands: ${commands.join(', ')}`;

const halves = ['development', 'closed', 'all'] as const;

/** Parses the command line; undefined if it is none. Throws for an unknown option. */
export function parseTruthOptions(words: string[]): TruthOptions | undefined {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      half: { type: 'string', default: 'development' },
      round: { type: 'string' },
      document: { type: 'string', default: '' },
      most: { type: 'string', default: '8' },
      reader: { type: 'string', default: 'A' },
      complete: { type: 'boolean', default: false },
    },
  });
  const { data, document, complete } = values;
  const command = commands.find((one) => positionals.length === 1 && one === positionals[0]);
  const half = halves.find((one) => one === values.half);
  const reader = readers.find((one) => one === values.reader);
  const most = Number(values.most);
  const round = values.round === undefined ? undefined : Number(values.round);
  if (![most, round ?? 1].every((number) => Number.isInteger(number) && number >= 1))
    return undefined;
  if (!command || !half || !reader || data === undefined) return undefined;
  return { command, data, half, round, document, most, reader, isComplete: complete };
}
