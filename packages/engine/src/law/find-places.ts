import { createEvidence } from '@clauselight/core';
import {
  type DocumentKind,
  type Evidence,
  getWiderKind,
  type PlaceBasis,
  type Term,
} from '@clauselight/schema';
import { type AddressPlace, listAddressPlaces } from './find-address.ts';
import type { Instrument } from './find-instrument.ts';
import { getPlace, listLaws } from './places.ts';

/** A place that a document names, what makes its law matter, and the words. */
export interface NamedPlace {
  readonly place: string;
  readonly basis: PlaceBasis;
  readonly evidence: Evidence;
}

/** A place whose law holds, and everything in the document that leads to it. */
export interface ApplicablePlace {
  readonly place: string;
  readonly named: readonly NamedPlace[];
}

export interface PlaceInput {
  readonly text: string;
  readonly kind: DocumentKind;
  readonly terms: readonly Term[];
  readonly instrument: Instrument | undefined;
}

/**
 * The places whose law holds, the smallest first. A place and the larger one around it agree; two places of which none
 * lies in the other contradict each other, and then neither counts: only what lies around both does. Nothing is
 * guessed from a language, a currency or the name of a city.
 */
export function listApplicablePlaces(input: PlaceInput): readonly ApplicablePlace[] {
  const named = listNamedPlaces(input).filter(isFirstOfItsKind);
  const laws = named.map(({ place }) => listLaws(place));
  const candidates = [...new Set(laws.flat())];
  return candidates
    .filter((place) =>
      laws.every((chain, index) => {
        const own = named[index]?.place;
        return chain.includes(place) || (own !== undefined && listLaws(place).includes(own));
      }),
    )
    .sort((a, b) => listLaws(b).length - listLaws(a).length)
    .map((place) => ({
      place,
      named: named.filter((_, index) => laws[index]?.includes(place)),
    }));
}

/** Whether no earlier words name the same place for the same reason. */
function isFirstOfItsKind(one: NamedPlace, index: number, all: readonly NamedPlace[]): boolean {
  return all.findIndex(({ place, basis }) => place === one.place && basis === one.basis) === index;
}

function listNamedPlaces({ text, kind, terms, instrument }: PlaceInput): readonly NamedPlace[] {
  if (instrument !== undefined) return listPlacesOfInstrument(text);
  const chosen = terms.flatMap((term) => toChosenLaw(term, text));
  if (kind === 'lease') return [...chosen, ...listCued(text, 'premises')];
  if (kind === 'employment' || kind === 'severance') {
    const workplaces = listCued(text, 'workplace');
    return [...chosen, ...(workplaces.length > 0 ? workplaces : listPartyPlaces(text))];
  }
  const isConsumerNamed = getWiderKind(kind) === 'consumer' && countNamedParties(terms) > 1;
  return isConsumerNamed ? [...chosen, ...listPartyPlaces(text)] : chosen;
}

/** Terms for everybody name the company alone, and all its addresses are its own. */
function countNamedParties(terms: readonly Term[]): number {
  return terms.filter(({ value }) => value.kind === 'party' && !nobody.test(value.name)).length;
}

const nobody = /^(?:you|we|us|(?:the )?(?:customer|consumer|user|client|member)s?)$/i;

/** A law described and not named: `State in which the premises are located`. */
const described = /\b(?:in which|where|whose|applicable)\b/i;
/** The country of that name, and not the state. */
const otherGeorgia = /\bTbilisi\b|\bRepublic of Georgia\b/i;

function isOtherGeorgia(place: string, text: string): boolean {
  return place === 'Georgia' && otherGeorgia.test(text);
}

function toChosenLaw({ type, display, evidence }: Term, text: string): readonly NamedPlace[] {
  if (type !== 'governing-law' || described.test(display)) return [];
  const place = getPlace(display);
  return isOtherGeorgia(place, text) ? [] : [{ place, basis: 'governing-law', evidence }];
}

/** Words between which and an address stands at most this much, and how long an address is. Set by hand. */
const premisesCue =
  /\b(?:premises|propert(?:y|ies)|apartment|flat|dwelling|house|unit|room|accommodation|building|residence)\b[^.;\n]{0,80}?(?:\b(?:located|situated?|known as|address(?: is)?|at)\b|:)/gi;
const workplaceCue =
  /\b(?:place of (?:work|employment)|workplace|work(?:ing)? location|normally works?|(?:is|be) based (?:at|in)|work(?:s|ing)? from|perform (?:his|her|their|the|your) (?:duties|work|services) (?:at|in|from))\b/gi;
const longestAddress = 160;
const mostCues = 200;
/** A second cue begins another matter, and so does a sentence about notices or the other side. */
const endOfAddress = /[;\n]\s*\n|\b(?:landlord|lessor|employer|company|notices?)\b/i;

function listCued(text: string, basis: 'premises' | 'workplace'): readonly NamedPlace[] {
  const cue = basis === 'premises' ? premisesCue : workplaceCue;
  return [...text.matchAll(cue)].slice(0, mostCues).flatMap((found): NamedPlace[] => {
    const start = found.index + found[0].length;
    const after = text.slice(start, start + longestAddress);
    const end = endOfAddress.exec(after)?.index ?? after.length;
    const [first] = listAddressPlaces(after.slice(0, end));
    if (first === undefined || isOtherGeorgia(first.place, text)) return [];
    return [toNamed(text, start, first, basis)];
  });
}

/** Where the parties are named, in characters. Set by hand. */
const openingLength = 2500;

/** Before the postal code of an address, in characters: enough to tell it from another one. Set by hand. */
const streetLength = 25;

/** The addresses of the parties, if there are two different ones or more and a postal code stands with each. */
function listPartyPlaces(text: string): readonly NamedPlace[] {
  const found = listAddressPlaces(text.slice(0, openingLength)).filter(({ hasCode }) => hasCode);
  const addresses = found.map(({ from, to }) =>
    text
      .slice(Math.max(0, from - streetLength), to)
      .replace(/\W+/g, ' ')
      .toLowerCase(),
  );
  const isOne = new Set(addresses).size < 2;
  return isOne ? [] : found.map((one) => toNamed(text, 0, one, 'parties'));
}

const ownLaw =
  /\b(?:governed by|construed (?:under|in accordance with)|in accordance with|subject to)\b[^.;]{0,60}?\blaws? (?:of|in) ([^.;]{3,60})/i;
/** Whose words these are, up to where the maker lives. Their mind is sound, which is no place. */
const maker =
  /\bI,[^.;]{0,160}?\b(?:resident of|residing|reside|domiciled|living|live|of(?! (?:sound|full|legal|lawful)\b))\b/;

/** A will or a power of attorney has no terms of a contract: its law, or else where its maker lives. */
function listPlacesOfInstrument(text: string): readonly NamedPlace[] {
  const law = ownLaw.exec(text);
  const chosen =
    law?.[1] === undefined
      ? []
      : listIn(text, law.index + law[0].length - law[1].length, law[1], 'governing-law');
  const home = maker.exec(text);
  if (home === null) return chosen;
  const start = home.index + home[0].length;
  const after = text.slice(start, start + longestAddress);
  return [...chosen, ...listIn(text, start, after, 'residence')];
}

/** The first place of some words; a name alone is taken as if it stood after a comma. */
function listIn(
  text: string,
  start: number,
  words: string,
  basis: PlaceBasis,
): readonly NamedPlace[] {
  const bare = `, ${words.replace(/^\s*(?:the )?/, (lead) => ' '.repeat(lead.length))}`;
  const [first] = listAddressPlaces(bare);
  return first === undefined ? [] : [toNamed(text, start - 2, first, basis)];
}

function toNamed(
  text: string,
  start: number,
  { place, from, to }: AddressPlace,
  basis: PlaceBasis,
): NamedPlace {
  return {
    place,
    basis,
    evidence: createEvidence(text, { start: start + from, end: start + to }),
  };
}
