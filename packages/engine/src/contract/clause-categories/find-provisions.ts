import { compareSpans, createEvidence, overlaps } from '@clauselight/core';
import type { ClauseCategory, Provision } from '@clauselight/schema';
import { createClauseLookup } from '../../text/clauses-at.ts';
import type { DocumentStructure } from '../../text/document-structure.ts';
import { isWithin } from '../../text/structure/guidance.ts';
import type { ContractArtifacts } from '../contract-artifacts.ts';
import { categoryLabels, reviewedByClause } from './categories.ts';
import { areEmptyFields } from './empty-fields.ts';
import { findProvisionCandidates, type ProvisionCandidate } from './find-candidates.ts';
import { isOffCategory } from './off-category.ts';

/**
 * Less probable passages are not shown. Set by hand on the results of `npm run evaluate:clauses`; names and dates must
 * be more likely right than wrong.
 */
const leastShown = 0.35;
/** The same for names and dates. */
const leastShownOfEntities = 0.5;
/**
 * Categories whose passages have to be more probable to be shown: from here on at least 85 % were right, and fewer of those
 * below. Measured on 156 provisions that a reader judged (`research/evaluation/truth`; payment 18 of 21, confidentiality 18
 * of 18, warranties 4 of 4; one or two each for the others). The last four on 140 training contracts of CUAD
 * (`npm run evaluate:clauses`): contracts that the weights know, so no less will do for others.
 */
const leastShownByCategory: Partial<Record<ClauseCategory, number>> = {
  'anti-assignment': 0.5,
  confidentiality: 0.7,
  'data-protection': 0.5,
  payment: 0.5,
  term: 0.5,
  warranties: 0.55,
  'affiliate-license-licensor': 0.9,
  'competitive-restriction-exception': 0.4,
  'notice-period-to-terminate-renewal': 0.4,
  'third-party-beneficiary': 0.55,
};

/** Lists the provisions that are shown. The others still tell rules and terms what a passage may be about. */
export function listShownProvisions(provisions: readonly Provision[]): readonly Provision[] {
  return provisions.filter(
    ({ category, probability }) => probability >= (leastShownByCategory[category] ?? leastShown),
  );
}

/** Finds the provisions of a contract. */
export function findProvisions(
  input: Pick<ContractArtifacts, 'sourceText' | 'structure' | 'terms' | 'clauseModel'>,
): Pick<ContractArtifacts, 'provisions'> {
  return { provisions: listProvisions(input) };
}

type Input = Pick<ContractArtifacts, 'sourceText' | 'structure' | 'terms' | 'clauseModel'>;

function listProvisions({
  sourceText,
  structure,
  terms,
  clauseModel,
}: Input): readonly Provision[] {
  const candidates = findProvisionCandidates({
    sourceText,
    structure,
    terms,
    model: clauseModel,
    minimumProbability: leastShown,
  });
  const binding = candidates.filter(
    (candidate) =>
      !isWithin(structure.guidance, candidate) &&
      !areEmptyFields(sourceText.text.slice(candidate.start, candidate.end)) &&
      !isOffCategory(
        candidate.category,
        sourceText.text.slice(candidate.start, candidate.end).replace(/\s+/g, ' '),
        candidate.sentence === undefined ? undefined : structure.sentences[candidate.sentence],
      ),
  );
  const kept = joinNeighbors(dropRivals(binding), structure);
  const findClause = createClauseLookup(structure);
  return kept.map(({ category, probability, start, end }) => {
    const clause = findClause(start);
    return {
      category,
      label: categoryLabels[category],
      probability: Math.round(probability * 1000) / 1000,
      evidence: createEvidence(sourceText.text, { start, end }),
      ...(clause && { clause }),
    };
  });
}

/** Keeps only the most probable of names and dates that overlap within a category. */
function dropRivals(candidates: readonly ProvisionCandidate[]): readonly ProvisionCandidate[] {
  const ranked = candidates.toSorted((a, b) => b.probability - a.probability);
  const kept = new Map<string, ProvisionCandidate[]>();
  return ranked
    .filter((candidate) => {
      const rivals = kept.get(candidate.category) ?? [];
      if (candidate.sentence === undefined && isUnlikely(candidate, rivals)) return false;
      kept.set(candidate.category, [...rivals, candidate]);
      return true;
    })
    .sort((a, b) => compareSpans(a, b) || (a.category < b.category ? -1 : 1));
}

function isUnlikely(
  candidate: ProvisionCandidate,
  likelier: readonly ProvisionCandidate[],
): boolean {
  return (
    candidate.probability < leastShownOfEntities ||
    likelier.some((rival) => overlaps(rival, candidate))
  );
}

/** Joins neighboring sentences of one clause to one provision, for the general categories. */
function joinNeighbors(
  candidates: readonly ProvisionCandidate[],
  { sentences }: DocumentStructure,
): readonly ProvisionCandidate[] {
  const open = new Map<string, number>();
  const joined: ProvisionCandidate[] = [];
  for (const candidate of candidates) {
    const place = open.get(candidate.category);
    const before = place === undefined ? undefined : joined[place];
    const isNext =
      reviewedByClause.has(candidate.category) &&
      before?.sentence !== undefined &&
      candidate.sentence === before.sentence + 1 &&
      sentences[candidate.sentence]?.clauseId === sentences[before.sentence]?.clauseId;
    if (isNext && before !== undefined && place !== undefined) {
      const probability = Math.max(before.probability, candidate.probability);
      joined[place] = { ...candidate, start: before.start, probability };
    } else {
      open.set(candidate.category, joined.length);
      joined.push(candidate);
    }
  }
  return joined;
}
