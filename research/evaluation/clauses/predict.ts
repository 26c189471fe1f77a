import type { ClauseModel } from '@clauselight/engine';
import {
  classifyDocument,
  findProvisionCandidates,
  findStructure,
  findTerms,
} from '@clauselight/engine/research';
import { type Contract, cuadNames, getCategory, type Question } from '@clauselight/research-data';

/** A question of the benchmark, by the name under which its answers are kept. */
export interface NamedQuestion extends Question {
  /** `<title>__<category>`. */
  readonly id: string;
}

/** Passages less probable are left out: they are far beyond the last threshold that is measured. */
const leastProbability = 0.0005;

/** What the engine finds for each of the 41 questions about a contract. */
export function predictContract(contract: Contract, model: ClauseModel): readonly NamedQuestion[] {
  const { sourceText, spans, title } = contract;
  const { structure } = findStructure({ sourceText });
  const { documentKind } = classifyDocument({ sourceText, structure });
  const { terms } = findTerms({ sourceText, structure, documentKind });
  const candidates = findProvisionCandidates({
    sourceText,
    structure,
    terms,
    model,
    minimumProbability: leastProbability,
  });
  return cuadNames.map((name) => {
    const category = getCategory(name);
    const predictions = candidates
      .filter((candidate) => candidate.category === category)
      .map(({ start, end, probability }) => ({
        text: sourceText.text.slice(start, end),
        probability,
      }))
      .sort((a, b) => b.probability - a.probability);
    return { id: `${title}__${name}`, category: name, answers: spans.get(name) ?? [], predictions };
  });
}

/** The predictions as the benchmark's own scripts read them: n best for each question. */
export function toPredictionsFile(questions: readonly NamedQuestion[]): string {
  const entries = questions.map(({ id, predictions }) => [id, predictions] as const);
  return JSON.stringify(Object.fromEntries(entries), null, 1);
}
