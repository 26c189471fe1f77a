import { parseArgs } from 'node:util';

export const absenceUsage =
  'npm run evaluate:absence -- --data FOLDER [--every N] [--show RULE,…] [--sample N]';

export interface AbsenceOptions {
  /** The folder that holds `clauses/cuad-*.json.gz`. */
  readonly data: string;
  /** Only every so-manieth contract is analyzed. */
  readonly every: number;
  /** Ids of the rules whose doubtful lines are printed. */
  readonly show: readonly string[];
  /** The most lines printed of a rule. */
  readonly sample: number;
}

/** Reads the command line; nothing if it is not understood. */
export function parseAbsenceOptions(args: readonly string[]): AbsenceOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        every: { type: 'string', default: '1' },
        show: { type: 'string', default: '' },
        sample: { type: 'string', default: '10' },
      },
    });
    const [every, sample] = [Number(values.every), Number(values.sample)];
    const areCounts = [every, sample].every((value) => Number.isInteger(value) && value > 0);
    if (values.data === undefined || !areCounts) return undefined;
    return { data: values.data, every, sample, show: values.show.split(',').filter(Boolean) };
  } catch {
    return undefined;
  }
}
