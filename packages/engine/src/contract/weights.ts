import { type ClauseModel, readClauseModel } from './clause-categories/clause-model.ts';
import { type ConceptModel, readConceptModel } from './concepts/model/concept-model.ts';
import { type NdaModel, readNdaModel } from './nda/nda-model.ts';
import { readUnfairnessModel, type UnfairnessModel } from './unfair-terms/unfairness-model.ts';
/** All trained models of the engine. */
export interface Weights {
  readonly clauseModel: ClauseModel;
  readonly conceptModel: ConceptModel;
  readonly unfairnessModel: UnfairnessModel;
  readonly ndaModel: NdaModel;
}

/**
 * Reads the trained models. Call it once and use the result for every document.
 * @param load returns the bytes of a file in the folder of weights, by its name
 * @returns the models for `analyze`
 * @throws what `load` throws, and a `TypeError` when the bytes are not weights of this version
 */
export function readWeights(load: (name: string) => Uint8Array): Weights {
  return {
    clauseModel: readClauseModel(load('clauses.bin')),
    conceptModel: readConceptModel(load('concepts.bin')),
    unfairnessModel: readUnfairnessModel(load('unfair-terms.bin')),
    ndaModel: readNdaModel(load('nda.bin')),
  };
}
