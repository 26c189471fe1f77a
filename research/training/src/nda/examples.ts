import {
  createSegmentDescriber,
  type DocumentStructure,
  findStructure,
  listSegments,
  ndaIds,
  ndaOutcomes,
  ndaOutputs,
  type Segment,
  type SegmentFeatures,
} from '@clauselight/engine/research';
import type { AnnotatedNda } from './read-ndas.ts';

/** An annotated agreement as the engine sees it, with what is to be learned of it. */
export interface Example {
  readonly nda: AnnotatedNda;
  readonly structure: DocumentStructure;
  readonly segments: readonly Segment[];
  readonly features: readonly SegmentFeatures[];
  /** For each segment and output, whether the annotators rest the answer on it. */
  readonly targets: readonly Uint8Array[];
  /** For each hypothesis the number of its outcome. */
  readonly outcomes: Uint8Array;
}

/** Cuts an agreement into segments, reads their features and sets the annotators' answers beside them. */
export function createExample(nda: AnnotatedNda): Example {
  const { structure } = findStructure({ sourceText: nda.sourceText });
  const segments = listSegments(structure);
  const targets = segments.map(({ start, end }) =>
    Uint8Array.from(ndaOutputs, ({ id, outcome }) => {
      const answer = nda.answers.get(id);
      const isEvidence =
        answer?.label === outcome &&
        answer.evidence.some((span) => start < span.end && span.start < end);
      return isEvidence ? 1 : 0;
    }),
  );
  return {
    nda,
    structure,
    segments,
    features: segments.map(createSegmentDescriber()),
    targets,
    outcomes: Uint8Array.from(ndaIds, (id) =>
      ndaOutcomes.indexOf(nda.answers.get(id)?.label ?? 'not-mentioned'),
    ),
  };
}
