import { findLegalForm } from '../../../text/values/legal-form.ts';
import { type Anchor, isOfThisDocument, listAnchors, listLineStarts, nearby } from './anchors.ts';
import type { FoundParty } from './found-party.ts';
import { findPartiesFrom } from './parties-in-sentence.ts';

const ofAnother =
  /\b(?:that certain|pursuant to|under the|terms of the|the terms of|prior|existing|certain (?:\w+ )?agreement|amend(?:s|ed)? (?:the|that)|set forth in)\b[^.]{0,160}$/i;
/** Names without any evidence that they are parties count only before this position. */
const opens = 2500;
/** After this position, one of the names must have a legal form. */
const strays = 4000;
const ofAgreement =
  /(?:\b(?:agreement|contract|lease|amendment|made|entered|dated)\b[^.;]{0,120}|\n\s*)$/i;

/**
 * Evidence for and against a candidate. The sum ranks the candidates; those below zero are dropped. Set by hand; `npm
 * run evaluate:terms` measures the result on CUAD contracts.
 */
const candidateWeights = Object.freeze({
  pair: 8,
  twoAliases: 4,
  oneAlias: 2,
  twoSure: 2,
  oneSure: 1,
  ofThisDocument: 3,
  ofAnother: -5,
  withoutBetween: -3,
  farIn: -6,
});

/** Finds the parties in the opening sentence of an agreement. */
export function findInPreamble(written: string): readonly FoundParty[] {
  const text = withoutQuotes(written);
  const candidates = [...listAnchors(text), ...listLineStarts(text)]
    .map((anchor) => {
      const parties = findPartiesFrom(text, anchor.from);
      return { parties, rank: rankCandidate(parties, anchor) };
    })
    .filter(({ rank }) => rank >= 0);
  const best = Math.max(...candidates.map(({ rank }) => rank));
  return candidates.find(({ rank }) => rank === best)?.parties ?? [];
}

/** `between "Ann" and "Bob"`: names that were filled into a form keep its marks, which are no aliases of each other. */
function withoutQuotes(text: string): string {
  return text.replace(
    /\bbetween ["“][^"“”\n]{2,60}["”],? and ["“][^"“”\n]{2,60}["”](?!\))/g,
    (names) => names.replace(/["“”]/g, ' '),
  );
}

/** Ranks a candidate: two parties above one, with aliases above without, of this agreement above another. */
function rankCandidate(parties: readonly FoundParty[], anchor: Anchor): number {
  if (!isBelieved(parties, anchor)) return Number.NEGATIVE_INFINITY;
  const { from, before, isWeak } = anchor;
  const aliased = parties.filter(({ aliases }) => aliases.length > 0).length;
  const sure = parties.filter(({ isSure }) => isSure).length;
  const isOfThis = from < nearby && isOfThisDocument(before);
  return (
    (parties.length > 1 ? candidateWeights.pair : 0) +
    (aliased > 1 ? candidateWeights.twoAliases : aliased * candidateWeights.oneAlias) +
    (sure > 1 ? candidateWeights.twoSure : sure * candidateWeights.oneSure) +
    (isOfThis ? candidateWeights.ofThisDocument : 0) +
    (ofAnother.test(before.replace(/^.*\b(?:This|THIS)\b/s, '')) ? candidateWeights.ofAnother : 0) +
    (isWeak ? candidateWeights.withoutBetween : 0) +
    (from > nearby ? candidateWeights.farIn : 0)
  );
}

function isBelieved(parties: readonly FoundParty[], { from, before }: Anchor): boolean {
  if (parties.length === 0) return false;
  const isSure = parties.some((party) => party.isSure);
  if (!isSure && (from >= opens || !ofAgreement.test(before))) return false;
  return from <= strays || hasCompany(parties, from > nearby ? 2 : 1);
}

/** Tells whether a candidate has companies, and as many parties as its position in the document requires. */
function hasCompany(parties: readonly FoundParty[], least: number): boolean {
  const companies = parties.filter(({ name }) => findLegalForm(name) !== undefined);
  return companies.length > 0 && parties.length >= least;
}
