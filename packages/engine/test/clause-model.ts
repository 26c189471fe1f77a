import { readFileSync } from 'node:fs';
import { type ClauseModel, readClauseModel } from '../src/provisions/clause-model.ts';

/** The weights as they are shipped. */
export const clauseModel: ClauseModel = readClauseModel(
  readFileSync(new URL('../weights/clauses.bin', import.meta.url)),
);
