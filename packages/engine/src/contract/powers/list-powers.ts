import {
  type DocumentKind,
  type Power,
  type PowerName,
  powerNameSchema,
  type Side,
  type Term,
} from '@clauselight/schema';
import { createClauseLookup } from '../../text/clauses-at.ts';
import type { DocumentStructure, Sentence } from '../../text/document-structure.ts';
import { findSubject } from '../risk/bearing/find-subject.ts';
import { findMatchEvidence } from '../risk/match-evidence.ts';
import { createPartyNames, type PartyNames } from '../risk/parties.ts';
import { createPassageUses } from '../risk/passage-use.ts';
import type { Match } from '../risk/pattern.ts';
import { findBearers, type KnownSides } from '../scoring/bearers.ts';
import { findKnownSides } from '../scoring/known-sides.ts';
import { type PowerPattern, powerPatterns } from './power-patterns.ts';

export interface PowersInput {
  /** The source text. */
  readonly text: string;
  readonly kind: DocumentKind;
  readonly structure: DocumentStructure;
  readonly terms: readonly Term[];
  readonly sides: readonly Side[];
}

const allows = String.raw`\b(?:may|can|(?:shall|will) be (?:free|entitled|permitted|allowed) to|(?:is|are|be) (?:hereby |also )?(?:entitled|permitted|authori[sz]ed|allowed|free) to|(?:(?:shall|will) (?:also )?have|has|have|having|reserves?|retains?) (?:the|a|an)?(?: (?:\w+,? (?:and )?){0,3}?)?(?:right|option|power|authority|privilege)(?:,? [^.;]{0,120}?)? to)\b`;
/** What may stand in between: fixed words, or more up to a comma. Every piece has one end, so a long sentence is read once. */
const between = String.raw`(?:,? (?:at (?:its|their|our|your) (?:sole |own )*(?:option|discretion|expense|cost)|in (?:its|their|our|your) (?:sole |absolute |reasonable )*(?:discretion|judgment|opinion)|without (?:notice|liability|cause|further notice)|at any time|from time to time|also|even|\w{3,20}ly(?: (?:and|or) \w{3,20}ly)?|elect to|choose to),?|,? (?:upon|on|by) [^,;.]{3,50},){0,3}(?: \w+(?:,|,? (?:and|or|and/or)|/)){0,4}`;
/** What denies the power or gives it to nobody. */
const denied =
  /\b(?:may|can|shall|will) (?:not|never|only)\b|\bcannot\b|\b(?:neither|no|nor|nothing)\b/i;

interface CompiledPower {
  readonly name: PowerName;
  readonly finder: RegExp;
  readonly needs: RegExp | undefined;
  readonly not: RegExp | undefined;
}

const compiled: readonly CompiledPower[] = powerPatterns.map(compilePower);

function compilePower({ name, act, needs, not }: PowerPattern): CompiledPower {
  return {
    name,
    finder: new RegExp(`${allows}${between} (?:${act})`, 'i'),
    needs: needs === undefined ? undefined : new RegExp(needs, 'i'),
    not: not === undefined ? undefined : new RegExp(not, 'i'),
  };
}

/**
 * Lists what each side may do by the words of the contract, so that the sides can be compared. Only sentences that name who
 * has the power count; that a side has none here proves nothing. Exchanging the parties exchanges the holders.
 */
export function listPowers({ text, kind, structure, terms, sides }: PowersInput): readonly Power[] {
  if (sides.length < 2) return [];
  const parties = createPartyNames(terms);
  const known = findKnownSides({ sides, kind, text, terms });
  const uses = createPassageUses(structure, text);
  const findClause = createClauseLookup(structure);
  const found = new Map<PowerName, Map<string, Power['holders'][number]>>();
  for (const sentence of structure.sentences) {
    for (const { name, match } of findPowers(sentence)) {
      if (uses.getUse(sentence, match) !== 'operative') continue;
      const evidence = findMatchEvidence(text, { sentence, match });
      if (evidence === undefined) continue;
      const clause = findClause(evidence.start);
      const holders = found.get(name) ?? new Map();
      for (const side of findHolders(sentence, match, { parties, known })) {
        if (!holders.has(side)) holders.set(side, { side, evidence, ...(clause && { clause }) });
      }
      if (holders.size > 0) found.set(name, holders);
    }
  }
  return powerNameSchema.options.flatMap((name) => {
    const holders = found.get(name);
    return holders === undefined
      ? []
      : [{ name, holders: sides.flatMap(({ id }) => holders.get(id) ?? []) }];
  });
}

interface FoundPower {
  readonly name: PowerName;
  readonly match: Match;
}

/** Longer sentences are lists of many things. */
const longestSentence = 1200;
/** How far before the words that allow something they may be denied, in characters. */
const reach = 60;

function findPowers({ isDefinition, passage: { text } }: Sentence): readonly FoundPower[] {
  if (isDefinition || text.length > longestSentence) return [];
  return compiled.flatMap(({ name, finder, needs, not }) => {
    const found = finder.exec(text);
    if (found === null) return [];
    if (needs !== undefined && !needs.test(text)) return [];
    if (not?.test(text)) return [];
    const before = text.slice(Math.max(0, found.index - reach), found.index + 8);
    if (denied.test(before)) return [];
    return [{ name, match: { from: found.index, to: found.index + found[0].length } }];
  });
}

/** Whoever keeps to the contract, wins, or is told of a breach: it may be either of them. */
const whichever =
  /\bthe (?:non-?\s?\w+ing(?: or non-?\w+ing)?|prevailing|successful|winning|substantially prevailing|other|aggrieved|injured|innocent|disclosing|terminating) party\b[^.;]{0,40}$/i;

function findHolders(
  { passage: { text } }: Sentence,
  match: Match,
  { parties, known }: { readonly parties: PartyNames; readonly known: KnownSides },
): readonly string[] {
  const isWhichever = whichever.test(text.slice(Math.max(0, match.from - reach), match.from));
  const subject = isWhichever ? 'both' : findSubject(text, match, parties);
  if (subject === undefined) return [];
  if (subject === 'both') return known.sides.map(({ id }) => id);
  return subject.parties.flatMap((party) => {
    const own = findBearers({ bearer: 'subject', subject: party }, known) ?? [];
    return own.length === 1 ? own : [];
  });
}
