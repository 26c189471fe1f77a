import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Judgement,
  parseJudgements,
  type Reader,
  readers,
  writeJudgements,
} from './judgement.ts';

/** The judgements of both readers. */
export function readJudgements(): readonly Judgement[] {
  return readers.flatMap((reader) => parseJudgements(readFileSync(getFile(reader), 'utf8')));
}

/** Replaces the file of a reader. */
export function saveJudgements(reader: Reader, judgements: readonly Judgement[]): void {
  const own = judgements.filter((judgement) => judgement.reader === reader);
  writeFileSync(getFile(reader), writeJudgements(own));
}

function getFile(reader: Reader): URL {
  return new URL(`./judgements/${reader.toLowerCase()}.jsonl`, import.meta.url);
}
