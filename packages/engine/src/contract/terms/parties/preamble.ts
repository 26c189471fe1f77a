import { findLegalForm } from '../../../text/values/legal-form.ts';
import { type Anchor, isOfThisDocument, listAnchors, listLineStarts, nearby } from './anchors.ts';
import type { FoundParty } from './found-party.ts';
import { readParties } from './read-parties.ts';

const ofAnother =
  /\b(?:that certain|pursuant to|under the|terms of the|the terms of|prior|existing|certain (?:\w+ )?agreement|amend(?:s|ed)? (?:the|that)|set forth in)\b[^.]{0,160}$/i;
/** Names without any sign that they are parties are believed in the first words alone. */
const opens = 2500;
/** Further in, one of the names must have a legal form. */
const strays = 4000;
const ofAgreement =
  /(?:\b(?:agreement|contract|lease|amendment|made|entered|dated)\b[^.;]{0,120}|\n\s*)$/i;

/** What speaks for and against a reading; the sum orders them, and one below nothing is left out. */
const points = Object.freeze({
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

/** The parties that the opening sentence of an agreement names. */
export function findInPreamble(text: string): readonly FoundParty[] {
  const readings = [...listAnchors(text), ...listLineStarts(text)]
    .map((anchor) => {
      const parties = readParties(text, anchor.from);
      return { parties, rank: rankReading(parties, anchor) };
    })
    .filter(({ rank }) => rank >= 0);
  const best = Math.max(...readings.map(({ rank }) => rank));
  return readings.find(({ rank }) => rank === best)?.parties ?? [];
}

/** The better a reading, the higher: two parties before one, with aliases before without, of this agreement before of another. */
function rankReading(parties: readonly FoundParty[], anchor: Anchor): number {
  if (!isBelieved(parties, anchor)) return Number.NEGATIVE_INFINITY;
  const { from, before, isWeak } = anchor;
  const aliased = parties.filter(({ aliases }) => aliases.length > 0).length;
  const sure = parties.filter(({ isSure }) => isSure).length;
  const isOfThis = from < nearby && isOfThisDocument(before);
  return (
    (parties.length > 1 ? points.pair : 0) +
    (aliased > 1 ? points.twoAliases : aliased * points.oneAlias) +
    (sure > 1 ? points.twoSure : sure * points.oneSure) +
    (isOfThis ? points.ofThisDocument : 0) +
    (ofAnother.test(before.replace(/^.*\b(?:This|THIS)\b/s, '')) ? points.ofAnother : 0) +
    (isWeak ? points.withoutBetween : 0) +
    (from > nearby ? points.farIn : 0)
  );
}

function isBelieved(parties: readonly FoundParty[], { from, before }: Anchor): boolean {
  if (parties.length === 0) return false;
  const isSure = parties.some((party) => party.isSure);
  if (!isSure && (from >= opens || !ofAgreement.test(before))) return false;
  return from <= strays || hasCompany(parties, from > nearby ? 2 : 1);
}

/** Whether a reading names companies, and as many parties as its place in the document asks for. */
function hasCompany(parties: readonly FoundParty[], least: number): boolean {
  const companies = parties.filter(({ name }) => findLegalForm(name) !== undefined);
  return companies.length > 0 && parties.length >= least;
}
