import { getConceptOfRule } from '@clauselight/core';
import {
  type Check,
  type ClauseReference,
  type ConceptPassage,
  type DocumentKind,
  type Evidence,
  type Finding,
  getWiderKind,
  type LawNote,
  type Term,
} from '@clauselight/schema';
import { findInstrument } from './find-instrument.ts';
import { type ApplicablePlace, listApplicablePlaces } from './find-places.ts';
import type { LawEntry } from './law-entry.ts';

export interface LawInput {
  readonly text: string;
  readonly kind: DocumentKind;
  readonly terms: readonly Term[];
  readonly findings: readonly Finding[];
  readonly checks: readonly Check[];
  readonly conceptPassages: readonly ConceptPassage[];
  /** The collection of notes. */
  readonly entries: readonly LawEntry[];
}

/** What in the document a note belongs to. */
interface Occasion {
  readonly title: string;
  readonly evidence: readonly Evidence[];
  readonly clause?: ClauseReference | undefined;
}

/** More passages of one occasion say nothing more. */
const mostPassages = 3;

/**
 * Lists the notes on law that belong to a document: of the places whose law holds there, those whose topic belongs to
 * a finding, to a check whose subject is present, or to a passage that surely holds a concept. The notes of the smallest
 * place come first, then in the order of the text; what belongs to something missing comes last.
 */
export function listLawNotes(input: LawInput): readonly LawNote[] {
  const found = findInstrument(input.text);
  const places = listApplicablePlaces({ ...input, instrument: found?.instrument });
  const findOccasion = createOccasionLookup(input);
  return places.flatMap((place) =>
    input.entries
      .filter((entry) => entry.place === place.place)
      .flatMap((entry): LawNote[] => {
        const isOfInstrument = found !== undefined && entry.instruments.includes(found.instrument);
        const occasion = isOfInstrument
          ? { title: found.evidence.quote, evidence: [found.evidence] }
          : isOfKind(entry, input.kind)
            ? findOccasion(entry)
            : undefined;
        return occasion === undefined ? [] : [describe(entry, place, occasion, input.findings)];
      })
      .sort((a, b) => getPosition(a) - getPosition(b)),
  );
}

function isOfKind({ kinds }: LawEntry, kind: DocumentKind): boolean {
  return kinds === 'all' || kinds.includes(kind) || kinds.includes(getWiderKind(kind));
}

/** Finds what a note belongs to: first a finding, then a check whose subject is present, then a passage. */
function createOccasionLookup({ findings, checks, conceptPassages }: LawInput) {
  return ({ rules, concepts }: LawEntry): Occasion | undefined => {
    const isOwn = (ruleId: string) => {
      const concept = getConceptOfRule(ruleId);
      return concept === undefined ? rules.includes(ruleId) : concepts.includes(concept);
    };
    return (
      findings.find(({ ruleId }) => isOwn(ruleId)) ??
      toOccasion(checks.find(({ outcome, ruleId }) => outcome === 'present' && isOwn(ruleId))) ??
      toPassage(
        conceptPassages.find(
          ({ concept, use }) => use !== 'worth-a-look' && concepts.includes(concept),
        ),
      )
    );
  };
}

function toOccasion(check: Check | undefined): Occasion | undefined {
  return check && { title: check.subject, evidence: check.evidence, clause: check.clause };
}

function toPassage(passage: ConceptPassage | undefined): Occasion | undefined {
  return (
    passage && { title: passage.subject, evidence: [passage.evidence], clause: passage.clause }
  );
}

function describe(
  { id, place, topic, text, source, asOf, certainty, restates }: LawEntry,
  { named }: ApplicablePlace,
  { title, evidence, clause }: Occasion,
  findings: readonly Finding[],
): LawNote {
  return {
    id,
    place,
    topic,
    text,
    source,
    asOf,
    certainty,
    places: named.map(({ basis, evidence: words }) => ({ basis, evidence: words })),
    occasion: title,
    evidence: evidence.slice(0, mostPassages),
    ...(clause && { clause }),
    restates: findings.flatMap((finding) =>
      finding.law !== undefined && restates.includes(finding.ruleId) ? [finding.id] : [],
    ),
  };
}

function getPosition({ evidence }: LawNote): number {
  return evidence[0]?.start ?? Number.POSITIVE_INFINITY;
}
