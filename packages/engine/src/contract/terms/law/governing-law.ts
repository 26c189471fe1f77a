import type { DocumentStructure } from '../../../text/document-structure.ts';
import { createPassage, findEvidence, type Passage } from '../../../text/passage.ts';
import type { DraftTerm } from '../draft-term.ts';
import {
  adjectiveSource,
  type Jurisdiction,
  jurisdictionSource,
  parseJurisdiction,
} from './jurisdictions.ts';

const lawWord = /\b(?:laws?|legislation)\b/i;
const governs =
  /\b(?:governed|governs?|governing|construed|construction|interpret\w*|enforced|subject to|in accordance with|under|apply|applies|applicable|accepted)\b/i;
/**
 * The strongest cue first. A sentence without any cue does not state the governing law. The weights are set by hand;
 * `npm run evaluate:terms` measures the result on CUAD contracts.
 */
const cues: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  { pattern: /\bgovern(?:ed|s|ing)?\b/i, weight: 4 },
  { pattern: /\b(?:constru(?:ed|ction)|interpret(?:ed|ation))\b/i, weight: 3 },
  { pattern: /\b(?:choice of law|applicable law|law applicable)\b/i, weight: 2 },
  { pattern: /\b(?:effective |current )?legislation of\b[^.;]{0,60}\bshall apply\b/i, weight: 4 },
  { pattern: /\brequires? (?:the )?application of the laws? of\b/i, weight: 3 },
  {
    pattern:
      /\blaws? of [^.;]{3,60}? (?:(?:shall|will) (?:apply|govern|control)|appl(?:y|ies)|governs?)\b/i,
    weight: 3,
  },
  { pattern: /\blaws? (?:shall |will )?(?:apply|applies|governs?|controls?)\b/i, weight: 3 },
  { pattern: /\bin accordance with the laws? of\b/i, weight: 2 },
  { pattern: /\b(?:subject to|made under|application of|enforced)\b/i, weight: 2 },
  {
    pattern:
      /\b(?:this|the|these|present) (?:\w+ ){0,3}(?:agreement|contract|lease|licen[cs]e|amendment|addendum|deed|note|terms|confirmation|order|letter|guarant\w+|undertaking|MOU)\b/i,
    weight: 1,
  },
];
/** Laws under which a company exists or a right is protected are not the law of the contract. */
const others =
  /\b(?:organi[sz]ed|incorporated|existing|formed|established|licensed|chartered|created|qualified)\b[^.;]{0,40}\blaws?\b|\b(?:patent|securities|bankruptcy|antitrust|tax|data protection|privacy|export(?: control)?) laws?\b|\bby-?laws\b/i;
const plain = /\b(?:governed|construed|interpreted)\b/i;
/** Least sum of weights of a sentence; set by hand, measured with `npm run evaluate:terms`. */
const fewestPoints = 3;

const afterLaw = new RegExp(
  `\\b(?:laws?|legislation)(?:, [\\w -]{3,60},)?(?: \\([^()]{0,60}\\))?(?: and (?:regulations|rules|decisions|jurisdiction|legislation|statutes|judicial decisions))?(?:,? (?:as )?(?:in (?:force|effect)|applied|applicable|then in effect|effective|prevailing|enforceable)(?: (?:in|within|therein))?)?,?(?: exclusively| solely)? (?:of|in|within|from time to time of) ((?:the )?(?:substantive |internal )?(?:laws? of )?${jurisdictionSource})`,
  'i',
);
const beforeLaw = new RegExp(
  `(?<![\\w.])((?:the )?${adjectiveSource})(?:'s)? (?:state |substantive |internal |domestic |federal |contract |civil )?laws?\\b`,
  'i',
);
const inForm = new RegExp(
  `\\b(?:governing|applicable) law(?: and (?:jurisdiction|venue|courts?|forum))?(?: shall be| is)?\\s?:? (?:the )?(?:laws? of )?(${jurisdictionSource})`,
  'i',
);
const ofThatJurisdiction =
  /\blaws? (?:thereof|of (?:that|such|said) (?:state|country|province|jurisdiction))\b/i;
const anyJurisdiction = new RegExp(`\\b(?:in|of) (${jurisdictionSource})`, 'i');
const unknownJurisdiction =
  /\blaws? of (the (?:state|jurisdiction|country|province|place) (?:in which|where) (?:[^\s,.;]+ ){1,9}?(?:is|are|was|has|resides?|located|situated)(?: [^\s,.;]+){0,7})(?= (?:shall|will|at)\b|[,.;]|$)/i;
const joined = new RegExp(
  `^(?:,| and| or| \\(?(?:and|or)(?:,? (?:where applicable|to the extent (?:not inconsistent therewith|applicable)|as applicable),?)?)(?:,? (?:and|or))?(?:,? (?:by )?(?:of )?(?:the )?(?:applicable )?(?:federal )?laws? of)?(?: of)? ((?:the )?${jurisdictionSource})`,
  'i',
);
/** Longer text is not a sentence, and too slow to search. */
const longestSentence = 4000;
const heading = /\b(?:governing law|applicable law|choice of law|law and jurisdiction)\b/i;
/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const longestClause = 4000;
/** Set by hand, measured with `npm run evaluate:terms`. */
const triedClauses = 3;

/** Finds the law that governs the document: the one in the sentence with the strongest cues. */
export function listGoverningLaws(
  text: string,
  structure: DocumentStructure,
): readonly DraftTerm[] {
  let best: { readonly passage: Passage; readonly points: number } | undefined;
  for (const { passage } of structure.sentences) {
    const points = countPoints(passage.text);
    if (points >= fewestPoints && points > (best?.points ?? 0)) best = { passage, points };
  }
  const passage = best?.passage ?? findInClauses(text, structure);
  return passage === undefined ? [] : createLawTerms(text, passage);
}

/** Finds a clause with the heading "Governing law" that names a law, when no sentence states it. */
function findInClauses(text: string, { clauses }: DocumentStructure): Passage | undefined {
  const headed = clauses.filter(
    (clause) => heading.test(clause.heading ?? '') && clause.end - clause.start < longestClause,
  );
  return headed
    .slice(0, triedClauses)
    .map((clause) => createPassage(text, clause))
    .find(({ text: words }) => lawWord.test(words) && findLaws(words).length > 0);
}

function createLawTerms(text: string, passage: Passage): readonly DraftTerm[] {
  return findLaws(passage.text).flatMap(({ from, to, name }): DraftTerm[] => {
    const evidence = findEvidence(text, passage, { from, to });
    if (evidence === undefined) return [];
    const value = { kind: 'text', text: name } as const;
    return [{ type: 'governing-law', label: 'Governing law', display: name, value, evidence }];
  });
}

function countPoints(words: string): number {
  if (words.length > longestSentence || !lawWord.test(words) || !governs.test(words)) return 0;
  if (findLaws(words).length === 0) return 0;
  const points = cues.reduce(
    (sum, { pattern, weight }) => sum + (pattern.test(words) ? weight : 0),
    0,
  );
  if (inForm.test(words)) return points + 2;
  return others.test(words) ? points - (plain.test(words) ? 2 : 4) : points;
}

interface FoundLaw {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

function findLaws(words: string): readonly FoundLaw[] {
  const found = findFirstLaw(words);
  if (found === undefined) return [];
  const first = parseJurisdiction(found.words);
  if (first === undefined) {
    return [
      { from: found.from, to: found.from + found.words.length, name: toSentenceCase(found.words) },
    ];
  }
  return joinJurisdictions(words, { ...found, jurisdiction: first });
}

interface FoundWords {
  readonly from: number;
  readonly words: string;
}

function findFirstLaw(words: string): FoundWords | undefined {
  for (const pattern of [afterLaw, inForm, beforeLaw]) {
    const match = pattern.exec(words);
    if (match?.[1] === undefined) continue;
    const jurisdiction = match[1]
      .replace(/^(?:the )?(?:substantive |internal )?laws? of /i, '')
      .replace(/\.$/, '');
    return { from: match.index + match[0].lastIndexOf(jurisdiction), words: jurisdiction };
  }
  const antecedent = ofThatJurisdiction.test(words) ? anyJurisdiction.exec(words) : null;
  const match = antecedent ?? unknownJurisdiction.exec(words);
  return match?.[1] === undefined
    ? undefined
    : { from: match.index + match[0].lastIndexOf(match[1]), words: match[1] };
}

/** Joins the laws connected by "and". A country after its state or province is only its location. */
function joinJurisdictions(
  words: string,
  { from, words: first, jurisdiction }: FoundWords & { readonly jurisdiction: Jurisdiction },
): readonly FoundLaw[] {
  const laws: { from: number; to: number; jurisdiction: Jurisdiction }[] = [
    { from, to: from + first.length, jurisdiction },
  ];
  let at = from + first.length;
  for (
    let match = joined.exec(words.slice(at, at + 160));
    match?.[1];
    match = joined.exec(words.slice(at, at + 160))
  ) {
    const next = parseJurisdiction(match[1]);
    const start = at + match[0].length - match[1].length;
    at += match[0].length;
    if (next !== undefined) laws.push({ from: start, to: at, jurisdiction: next });
    if (laws.length > 4) break;
  }
  const states = laws.filter(({ jurisdiction: { kind } }) => kind !== 'country');
  const isWithin = states.length > 0 && states.length < laws.length;
  const country = laws.find(({ jurisdiction: { kind } }) => kind === 'country')?.jurisdiction.name;
  const kept = isWithin ? states : laws;
  return kept.map((law) => ({
    from: law.from,
    to: law.to,
    name:
      law.jurisdiction.kind === 'province' && country
        ? `${law.jurisdiction.name}, ${country}`
        : law.jurisdiction.name,
  }));
}

function toSentenceCase(words: string): string {
  const bare = words.replace(/^the /i, '').toLowerCase();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
