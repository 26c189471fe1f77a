import { type ClauseModel, readClauseModel } from './clause-categories/clause-model.ts';
import { type NdaModel, readNdaModel } from './nda/nda-model.ts';
import { readUnfairnessModel, type UnfairnessModel } from './unfair-terms/unfairness-model.ts';

/** Everything the engine has learnt. */
export interface Weights {
  readonly clauseModel: ClauseModel;
  readonly unfairnessModel: UnfairnessModel;
  readonly ndaModel: NdaModel;
}

/**
 * Reads what the engine has learnt, once for every document.
 * @param load gives the bytes of a file in the folder of weights, by its name. Throws what `load` throws, and a
 * `TypeError` where the bytes are no weights of this version.
 */
export function readWeights(load: (name: string) => Uint8Array): Weights {
  return {
    clauseModel: readClauseModel(load('clauses.bin')),
    unfairnessModel: readUnfairnessModel(load('unfair-terms.bin')),
    ndaModel: readNdaModel(load('nda.bin')),
  };
}
