import { toSourceText, type WrittenContract } from '@clauselight/datasets';
import {
  type ConceptModel,
  classifyDocument,
  concepts,
  findConcepts,
  findStructure,
  findTerms,
  locateHits,
} from '@clauselight/engine/research';

/** A sentence of a contract that a reader judged. */
export interface JudgedRow {
  readonly document: number;
  readonly text: string;
  /** The probability that it holds its likeliest concept, 0-1; 0 where none is worth naming. */
  readonly probability: number;
  /** Undefined where the reader was not sure. */
  readonly isRisk: boolean | undefined;
}

/** A concept of less severity is no risk. */
const leastSeverity = 2;

/** Lists the judged sentences of a contract as the engine divides it. */
export function readJudged(
  { text, judged }: WrittenContract,
  document: number,
  conceptModel: ConceptModel,
): readonly JudgedRow[] {
  const sourceText = toSourceText(text);
  const { structure } = findStructure({ sourceText });
  const { documentKind } = classifyDocument({ sourceText, structure });
  const { terms } = findTerms({ sourceText, structure, documentKind });
  const { conceptHits: hits } = findConcepts({ structure, terms, conceptModel });
  const located = locateHits({ kind: documentKind.kind, structure, concepts, hits });
  return structure.sentences.flatMap((sentence, index) => {
    const words = sentence.passage.text.replace(/\s+/g, ' ').trim();
    const own = judged.filter((one) => words.includes(one.text));
    if (own.length === 0) return [];
    const isRisk = own.some(({ holds }) => holds.length > 0);
    const isUnsure = !isRisk && own.some(({ perhaps }) => perhaps.length > 0);
    const probability = located
      .filter(({ hit, concept }) => hit.sentence === index && concept.severity >= leastSeverity)
      .reduce((most, { hit }) => Math.max(most, hit.probability), 0);
    return [{ document, text: words, probability, isRisk: isUnsure ? undefined : isRisk }];
  });
}
