import type { Actors } from './actors.ts';
import { findClauseStart } from './clause-bounds.ts';
import { parsePassive } from './passive.ts';
import { type Predicate, parsePredicate } from './predicate.ts';
import { findSubject, type Subject } from './subject.ts';

interface Verb {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** What one verb of duty says. Needed also when it binds nobody, because it ends the previous clause. */
export interface VerbPhrase {
  readonly verb: Verb;
  readonly subject: Subject | undefined;
  readonly predicate: Predicate | undefined;
  /** The actor, when a passive sentence names one. */
  readonly passive:
    | { readonly who: string; readonly action: string; readonly to: number }
    | undefined;
  /** Start of the clause of the verb. */
  readonly clauseFrom: number;
  readonly predicateFrom: number;
}

interface VerbContext {
  readonly verb: Verb;
  /** The previous verb of duty in the sentence. */
  readonly last: VerbPhrase | undefined;
  readonly actors: Actors;
}

/** How far before a verb its subject is searched, in characters; set by hand. */
const searchedLength = 420;

/** Parses a verb such as `shall` with its subject and its predicate. */
export function parseVerbPhrase(words: string, { verb, last, actors }: VerbContext): VerbPhrase {
  const windowFrom = Math.max(0, verb.from - searchedLength);
  const before = words.slice(windowFrom, verb.from);
  const after = words.slice(verb.to);
  const found = findSubject(before, actors);
  const subject = found
    ? { ...found, from: found.from + windowFrom, to: found.to + windowFrom }
    : findCarriedSubject(before, verb.from, last);
  const floor = last?.verb.to;
  const clauseFrom =
    subject && !found ? subject.from : findClauseStart(words, subject?.from ?? verb.from, floor);
  const isDenied = subject?.isDenied === true || /\b(?:not|never)\b/.test(verb.words);
  const predicate = subject && parsePredicate(after, isDenied);
  const clause = { before: words.slice(clauseFrom, verb.from), verb: verb.words, after };
  const passive = subject === undefined ? parsePassive(clause, actors) : undefined;
  return {
    verb,
    subject,
    predicate,
    passive: passive && { ...passive, to: verb.to + passive.to },
    clauseFrom,
    predicateFrom: verb.to + (predicate?.from ?? 0),
  };
}

const pronoun = /\bthat (?:it|they|he|she) $/i;
const conjunction =
  /(?:,|;)? ?\b(?:and|or|but)(?: (?:also|further|thereafter|then|each|that|it|they))*,? $/i;

/** In "A shall sell and shall deliver" and "A agrees that it shall" the subject stands before another verb. */
function findCarriedSubject(
  before: string,
  verbFrom: number,
  last: VerbPhrase | undefined,
): Subject | undefined {
  if (last?.subject === undefined) return undefined;
  const carried = (conjunction.exec(before) ?? pronoun.exec(before))?.[0];
  if (carried === undefined) {
    const isList = before.endsWith(', ') && last.predicate !== undefined;
    return isList ? { ...last.subject, from: verbFrom, to: verbFrom } : undefined;
  }
  // "And it shall" means the previous actor only when there is one.
  const isOther = /\b(?:it|they) $/i.test(carried) && !pronoun.test(before) && !last.predicate;
  if (isOther) return undefined;
  const from = verbFrom - carried.replace(/^[,;]? ?/, '').length;
  return { ...last.subject, from, to: verbFrom };
}
