import type { Analysis, ConceptPassage, Provision } from '@clauselight/schema';
import { groupBy } from '../group-by.ts';
import { compareSpans, overlaps } from '../spans.ts';

/** Passages that may hold a risk and of which the engine is not sure. */
export const hintsTitle = 'Worth a look';
export const hintsNote =
  'The engine is not sure of these. Each may be the risk that it is named after, another one, or nothing. They do not count in the score. Read the passage yourself.';

/**
 * What a passage that is only worth a look may be.
 *
 * @param hint - The passage; only the title of its risk counts.
 * @returns A title that leaves it open whether the risk is there.
 */
export function nameHint({ title }: Pick<ConceptPassage, 'title'>): string {
  return `Perhaps: ${title}`;
}

/**
 * The passages that are only worth a look.
 *
 * @param passages - All passages of an analysis that hold or may hold a concept.
 * @returns Those of them, in the order of the text.
 */
export function listHints(passages: readonly ConceptPassage[]): readonly ConceptPassage[] {
  return passages.filter(({ use }) => use === 'worth-a-look');
}

/** A passage and what it deals with. */
export type SubjectPassage = Pick<
  Provision,
  'label' | 'probability' | 'evidence' | 'clause' | 'usual'
>;

/**
 * What the passages of a contract deal with: their clause categories, and the subjects of the concepts of which the
 * engine is sure, whether they make a finding or not. Where both give a passage the same name, it stands once.
 *
 * @param analysis - The provisions to list, and all passages that hold or may hold a concept.
 * @returns The passages in the order of the text.
 */
export function listSubjects({
  provisions,
  conceptPassages,
}: Pick<Analysis, 'provisions' | 'conceptPassages'>): readonly SubjectPassage[] {
  const ofLabel = groupBy(provisions, ({ label }) => label);
  const concepts = conceptPassages
    .filter(({ use }) => use !== 'worth-a-look')
    .map(({ subject, probability, evidence, clause }) => ({
      label: subject,
      probability,
      evidence,
      ...(clause && { clause }),
    }))
    .filter(
      (one) =>
        !(ofLabel.get(one.label) ?? []).some(({ evidence }) => overlaps(evidence, one.evidence)),
    );
  return [...provisions, ...concepts].sort((a, b) => compareSpans(a.evidence, b.evidence));
}
