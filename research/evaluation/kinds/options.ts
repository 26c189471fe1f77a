import { parseArgs } from 'node:util';

export interface KindsOptions {
  /** The data folder that the paths of the labels are below. */
  readonly data: string;
  /** Whether every document with a wrong kind is listed. */
  readonly showsMisses: boolean;
}

export const kindsUsage = 'usage: npm run evaluate:kinds -- --data FOLDER [--misses]';

/** Parses the command line; undefined if no folder is given. Throws for an unknown option. */
export function parseKindsOptions(words: string[]): KindsOptions | undefined {
  const { values } = parseArgs({
    args: words,
    options: { data: { type: 'string' }, misses: { type: 'boolean', default: false } },
  });
  return values.data === undefined ? undefined : { data: values.data, showsMisses: values.misses };
}
