import { readFileSync } from 'node:fs';
import { type ClauseModel, readClauseModel } from '@clauselight/engine';

/** The weights as they are shipped. */
export const clauseModel: ClauseModel = readClauseModel(
  readFileSync(new URL('../packages/engine/weights/clauses.bin', import.meta.url)),
);
