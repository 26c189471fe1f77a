import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import type { DraftTerm } from '../draft-term.ts';
import { adjectiveSource, jurisdictionSource, parseJurisdiction } from './jurisdictions.ts';
import { placeName, trimPlace } from './place-name.ts';

const topic = /\b(?:courts?|venue|jurisdiction|tribunals?|forum)\b/i;
/**
 * Words for the choice of these courts and words against it. The weights are set by hand; `npm run evaluate:terms`
 * measures the result on CUAD contracts.
 */
const cues: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  {
    pattern:
      /\b(?:submits?|submitted|consents?|attorn\w*|agrees?)\b[^.;]{0,120}\b(?:jurisdiction|venue|courts?)\b/i,
    weight: 2,
  },
  { pattern: /\bexclusive(?:ly)?\b|\bsole(?:ly)?\b/i, weight: 1 },
  {
    pattern: /\b(?:venue|forum|jurisdiction)\b[^.;]{0,40}\b(?:shall|will|is|lies?|be)\b/i,
    weight: 1,
  },
  {
    pattern:
      /\b(?:brought|commenced|instituted|filed|litigated|resolved|settled|decided|heard|adjudicated|initiated|maintained)\b[^.;]{0,80}\b(?:courts?|venue|jurisdiction)\b/i,
    weight: 2,
  },
  {
    pattern:
      /\bcourts?\b[^.;]{0,80}\b(?:have|has)\b|\bshall have (?:\w+ )?jurisdiction\b|\bcompetent\b/i,
    weight: 2,
  },
  {
    pattern: /\bcourts? (?:located |sitting |situated |seated )?(?:in|of|at|for|within)\b/i,
    weight: 1,
  },
  {
    pattern:
      /\b(?:invalid|unenforceable|illegal|court order|order of|bankruptcy cases?|required by law)\b|\bany jurisdiction\b|\bmeans\b/i,
    weight: -3,
  },
];
/** Courts that may only be asked for urgent orders decide no dispute. */
const urgentOnly =
  /\b(?:jurisdiction|venue|courts?)\b[^.;]{0,80}\bfor (?:any |an |the |purposes of )*(?:emergency|interim|injunctive|provisional|urgent|preliminary|equitable|temporary)\b|\b(?:injuncti(?:on|ve relief)|(?:interim|provisional|urgent|preliminary|equitable) (?:relief|measures?|remed(?:y|ies)|orders?))\b[^.;]{0,60}\b(?:sought |obtained |applied for |requested )?(?:in|from|before) (?:the|any|a) (?:[\w-]+ ){0,3}courts?\b/i;
const disputes =
  /\b(?:disputes?|controvers\w+|proceedings?|litigation|lawsuits?|legal actions?|any (?:action|suit|claim))\b/i;
/** Least sum of weights of a sentence; set by hand, measured with `npm run evaluate:terms`. */
const fewestPoints = 3;
const courtsOf = new RegExp(
  `\\b(?:[Cc]ourts?|COURTS?|[Vv]enue|VENUE|[Jj]urisdiction|JURISDICTION|[Tt]ribunals?|[Ff]orum)\\b(?:[^.;()]|\\([^()]{0,60}\\)){0,90}?(?<= (?:of|in|for|within|at|be|OF|IN|FOR|AT) )(?<!\\b[Ll]aws? of )((?:the |The )?${placeName})`,
  'gu',
);
const courtOfAdjective = new RegExp(`(?<![\\w])(${adjectiveSource}) courts?\\b`, 'i');
const known = new RegExp(
  `(?<![\\w])${jurisdictionSource}|\\b(?:County|City|District|Province|State|Canton)\\b`,
  'i',
);
const notPlace =
  /^(?:the )?(?:this|agreement|confidential|governing law|jurisdiction|section|article|such|any|all|part(?:y|ies)|contract|laws?|courts?|territory|country|rules|customer|company|federal|exclusive|equity|appeals?|first|competent|action|department|bankruptcy|term|events?|justice|general|agent'?s?|chancery|common pleas)\b|\b(?:district|superior|supreme|circuit|high|federal|people's|chancery|commercial|bankruptcy)$|^(?:the )?(?:u\.?s\.?|united states|state|county|)$|^the$/i;

interface FoundCourt {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

/** Lists the courts with jurisdiction: their place, and whether it is exclusive. */
export function listCourts(text: string, { sentences }: DocumentStructure): readonly DraftTerm[] {
  let best: { sentence: Sentence; court: FoundCourt; points: number } | undefined;
  for (const sentence of sentences) {
    const words = sentence.passage.text;
    if (sentence.isDefinition || !topic.test(words)) continue;
    if (urgentOnly.test(words) && !disputes.test(words)) continue;
    const points = cues.reduce(
      (sum, { pattern, weight }) => sum + (pattern.test(words) ? weight : 0),
      0,
    );
    if (points < fewestPoints || points <= (best?.points ?? 0)) continue;
    const court = findCourt(words);
    if (court !== undefined) best = { sentence, court, points };
  }
  const evidence = best && findEvidence(text, best.sentence.passage, best.court);
  if (best === undefined || evidence === undefined) return [];
  const { name } = best.court;
  const label = getLabel(best.sentence.passage.text);
  return [
    { type: 'jurisdiction', label, display: name, value: { kind: 'text', text: name }, evidence },
  ];
}

function getLabel(words: string): string {
  if (/\bnon-?\s?exclusive\b/i.test(words)) return 'Courts (not exclusive)';
  return /\b(?:exclusive(?:ly)?|sole(?:ly)?|only)\b/i.test(words) ? 'Courts (exclusive)' : 'Courts';
}

function findCourt(words: string): FoundCourt | undefined {
  courtsOf.lastIndex = 0;
  for (let match = courtsOf.exec(words); match; match = courtsOf.exec(words)) {
    const place = trimPlace(match[1] ?? '');
    const from = match.index + match[0].length - (match[1] ?? '').length;
    if (
      place.length >= 3 &&
      !notPlace.test(place) &&
      (known.test(place) ||
        place.includes(',') ||
        /located|situated|sitting|courts? (?:of|in|at)/i.test(match[0]))
    )
      return { from, to: from + place.length, name: formatCourtPlace(place) };
    courtsOf.lastIndex = Math.max(match.index + 1, from);
  }
  const match = courtOfAdjective.exec(words);
  const place = match?.[1] === undefined ? undefined : parseJurisdiction(match[1]);
  if (match === null || place === undefined) return undefined;
  return { from: match.index, to: match.index + match[0].length, name: place.name };
}

function formatCourtPlace(place: string): string {
  const bare = place.replace(/^the /i, '');
  if (/\p{Ll}/u.test(bare)) return bare;
  return bare
    .toLowerCase()
    .replace(/\b(?!of\b|and\b|the\b|for\b)\p{L}/gu, (letter) => letter.toUpperCase());
}
