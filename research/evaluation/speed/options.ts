import { parseArgs } from 'node:util';

export interface SpeedOptions {
  /** Folder of the annotated contracts. */
  readonly data: string;
  /** How often each thing is measured. */
  readonly rounds: number;
}

export const speedUsage =
  'usage: npx tsx research/evaluation/speed/evaluate.ts --data FOLDER [--rounds 5]';

/** Parses the command line; undefined without a folder or a number of rounds. Throws for an unknown option. */
export function parseSpeedOptions(words: string[]): SpeedOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: { data: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  });
  const rounds = Number(values.rounds);
  if (values.data === undefined || !Number.isInteger(rounds) || rounds < 1) return undefined;
  return { data: values.data, rounds };
}
