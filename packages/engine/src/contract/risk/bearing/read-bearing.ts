import type { Bearer, ReadBearer } from '../../../text/checks/document-check.ts';
import type { PartyNames } from '../parties.ts';
import type { Match } from '../pattern.ts';
import type { Bearing } from './bearing.ts';
import { bearingPatterns } from './bearing-patterns.ts';
import { findSubject } from './find-subject.ts';

interface CompiledPattern {
  readonly finder: RegExp;
  readonly bearer: 'subject' | 'others' | 'everyone';
}

/** How far from a match the words that tell its bearer may stand, in characters. Set by hand. */
const reach = 100;

/** Reads from a sentence whose risk a match is, as far as the bearer of its rule is to be read from the words. */
export function readBearing(
  text: string,
  match: Match,
  bearer: Bearer,
  parties: PartyNames,
): Bearing {
  if (bearer === 'everyone') return { bearer };
  if (typeof bearer !== 'string') return readRoles(text, match, bearer, parties);
  if (bearer === 'subject' || bearer === 'others') {
    return readSubject(text, match, bearer, parties);
  }
  const read = readPatterns(text, match, bearer, parties);
  if (read !== undefined || bearer !== 'overruled' || decidesElse.test(text)) {
    return read ?? { bearer };
  }
  return readSubject(text, match, 'others', parties);
}

/** “at [name]'s discretion”: somebody decides who is no known party. */
const decidesElse =
  /['’]s (?:own )?(?:\w+,? (?:and )?){0,3}?(?:discretion|judgment|determination|opinion)/i;

/** Returns the bearers that the sentences of a document name, for what is missing from it. */
export function readDocumentBearings(
  texts: readonly string[],
  bearer: Bearer,
  parties: PartyNames,
): readonly Bearing[] {
  if (typeof bearer !== 'string' || !isToldByDocument(bearer)) return [];
  return texts.flatMap(
    (text) => readPatterns(text, { from: 0, to: text.length }, bearer, parties) ?? [],
  );
}

function isToldByDocument(bearer: Bearer): bearer is ReadBearer {
  return bearer === 'confidant' || bearer === 'discloser' || bearer === 'indemnifier';
}

function readSubject(
  text: string,
  match: Match,
  bearer: 'subject' | 'others',
  parties: PartyNames,
): Bearing {
  const subject = findSubject(text, match, parties);
  if (subject === 'both') return { bearer: 'everyone' };
  if (subject === undefined) return { bearer };
  const [first, ...together] = subject.parties;
  return {
    bearer: subject.agrees === true ? 'subject' : bearer,
    subject: first,
    ...(together.length > 0 && { together }),
  };
}

/** A role is bound, unless the sentence binds both parties alike. */
function readRoles(text: string, match: Match, bearer: Bearer, parties: PartyNames): Bearing {
  return { bearer: findSubject(text, match, parties) === 'both' ? 'everyone' : bearer };
}

function readPatterns(
  text: string,
  match: Match,
  bearer: ReadBearer,
  parties: PartyNames,
): Bearing | undefined {
  const found = compileFor(parties, bearer).flatMap(({ finder, bearer: told }) =>
    [...text.matchAll(finder)].map(({ 0: words, index, groups }) => ({
      told,
      who: groups?.who,
      distance: Math.max(0, index - match.to, match.from - index - words.length),
    })),
  );
  const isMutual = found.some(({ told, distance }) => told === 'everyone' && distance < reach);
  if (isMutual) return { bearer: 'everyone' };
  const nearest = found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (one.distance < (best?.distance ?? reach) ? one : best),
    undefined,
  );
  if (nearest === undefined) return undefined;
  const { told, who } = nearest;
  return { bearer: told, ...(who !== undefined && { subject: parties.identify(who) }) };
}

const compiled = new WeakMap<PartyNames, Map<ReadBearer, readonly CompiledPattern[]>>();

/** Compiles the patterns of a bearer once for each document. */
function compileFor(parties: PartyNames, bearer: ReadBearer): readonly CompiledPattern[] {
  const known = compiled.get(parties) ?? new Map<ReadBearer, readonly CompiledPattern[]>();
  compiled.set(parties, known);
  const own =
    known.get(bearer) ??
    (bearingPatterns[bearer] ?? []).map(({ pattern, bearer: found }) => ({
      finder: new RegExp(
        pattern
          .replaceAll('{WHO}', `(?<who>${parties.mention})`)
          .replaceAll('{PARTY}', `(?:${parties.mention})`),
        'gi',
      ),
      bearer: found,
    }));
  known.set(bearer, own);
  return own;
}
