import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A provision of a training contract under its own heading, cut out by a pattern and not checked by anyone. */
export interface HeadedProvision {
  /** Of the contract. */
  readonly title: string;
  readonly heading: string;
  /** Offsets in the contract's text, in code points. */
  readonly start: number;
  readonly end: number;
}

/** Reads the provisions with headings below a data folder, `clauses/headings-train.jsonl.gz`; none if there is no such file. */
export function readHeadedProvisions(folder: string): readonly HeadedProvision[] {
  const path = join(folder, 'clauses', 'headings-train.jsonl.gz');
  if (!existsSync(path)) return [];
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}
