import { type DocumentKind, getWiderKind } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import type { Concept } from '../../concept.ts';
import type { ConceptHit } from '../../concept-hit.ts';
import { createPassageUses } from '../passage-use.ts';
import { isOfBoth, isTakenBack } from './taken-back.ts';

/** A hit with its concept and its sentence. */
export interface LocatedHit {
  readonly hit: ConceptHit;
  readonly concept: Concept;
  readonly sentence: Sentence;
}

export interface LocateInput {
  readonly kind: DocumentKind;
  readonly structure: DocumentStructure;
  readonly concepts: readonly Concept[];
  readonly hits: readonly ConceptHit[];
}

/** The hits in operative words, of concepts that make sense in such a document. */
export function locateHits({
  kind,
  structure,
  concepts,
  hits,
}: LocateInput): readonly LocatedHit[] {
  const known = new Map(concepts.map((concept) => [concept.id, concept]));
  const uses = createPassageUses(structure);
  return hits.flatMap((hit) => {
    const concept = known.get(hit.concept);
    const sentence = structure.sentences[hit.sentence];
    if (concept === undefined || sentence === undefined) return [];
    if (!isOfKind(concept, kind)) return [];
    const { text } = sentence.passage;
    if (isTakenBack(concept.id, text)) return [];
    if (uses.getUse(sentence, hit.words) !== 'operative') return [];
    const bearer = isOfBoth(concept.id, text) ? ({ kind: 'everyone' } as const) : hit.bearer;
    return [{ hit: { ...hit, bearer }, concept, sentence }];
  });
}

/** A contract of unknown kind may be of any. */
function isOfKind({ kinds }: Concept, kind: DocumentKind): boolean {
  return (
    kinds === 'all' ||
    kinds.includes(kind) ||
    kinds.includes(getWiderKind(kind)) ||
    kind === 'contract'
  );
}

/** Whether two hits are of concepts so near each other that one finding on the same words is enough. */
export function areNear({ concept: a }: LocatedHit, { concept: b }: LocatedHit): boolean {
  return a.near.includes(b.id) || b.near.includes(a.id);
}
