import {
  checkNda,
  createJudgeReader,
  type NdaCheck,
  type NdaModel,
  ndaIds,
  type SegmentClassifier,
  scoreSegment,
} from '@clauselight/engine/research';
import type { Example } from './examples.ts';
import { fitClassifier } from './fit-classifier.ts';
import { fitJudge, type JudgeExample } from './fit-judge.ts';

export const foldCount = 5;
export const ndaModelVersion = '2026.1';
/** Of an agreement of which only the annotated passages are there, much is missing that could mislead. */
const partWeight = 0.5;

/** Agreements are dealt out to the folds in their order. */
export function getFold(index: number): number {
  return index % foldCount;
}

/** What the judge sees of every agreement, scored by classifiers that did not see it. */
export function readHeldOut(
  examples: readonly Example[],
  classifiers: readonly SegmentClassifier[],
): readonly JudgeExample[] {
  return examples.map(({ nda, features, outcomes }, index) => {
    const classifier = classifiers[getFold(index)];
    if (classifier === undefined) throw new Error('a fold was not fitted');
    const scores = features.map((one) => scoreSegment(classifier, one));
    const read = createJudgeReader({ scores, features });
    return { features: ndaIds.map(read), outcomes, weight: nda.isWhole ? 1 : partWeight };
  });
}

/** A classifier for each fold, fitted on the agreements of the others. */
export function fitFolds(
  examples: readonly Example[],
  report: (fold: number) => void,
): readonly SegmentClassifier[] {
  return Array.from({ length: foldCount }, (_, fold) => {
    const classifier = fitClassifier(examples.filter((_example, index) => getFold(index) !== fold));
    report(fold);
    return classifier;
  });
}

/** The engine's answers for every agreement, by a model whose classifier and judge were fitted without it. */
export function checkHeldOut(
  examples: readonly Example[],
  classifiers: readonly SegmentClassifier[],
): readonly (readonly NdaCheck[])[] {
  const judged = readHeldOut(examples, classifiers);
  const models = classifiers.map((classifier, fold): NdaModel => {
    const judge = fitJudge(judged.filter((_, index) => getFold(index) !== fold));
    return { version: ndaModelVersion, classifier, judge };
  });
  return examples.map(({ nda: { sourceText }, structure }, index) => {
    const model = models[getFold(index)];
    if (model === undefined) throw new Error('a fold was not fitted');
    return checkNda({ sourceText, structure, model });
  });
}
