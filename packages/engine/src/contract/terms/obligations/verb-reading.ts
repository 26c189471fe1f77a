import type { Actors } from './actors.ts';
import { findClauseStart } from './clause-bounds.ts';
import { readPassive } from './passive.ts';
import { type Predicate, readPredicate } from './predicate.ts';
import { findSubject, type Subject } from './subject.ts';

interface Verb {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** What one verb of duty says; known also where it binds nobody, since it ends the clause before. */
export interface Reading {
  readonly verb: Verb;
  readonly subject: Subject | undefined;
  readonly predicate: Predicate | undefined;
  /** Who does it, where the sentence tells what is done by whom. */
  readonly passive:
    | { readonly who: string; readonly action: string; readonly to: number }
    | undefined;
  /** Where the clause of the verb starts. */
  readonly clauseFrom: number;
  readonly predicateFrom: number;
}

interface Surroundings {
  readonly verb: Verb;
  /** The verb of duty before it in the sentence. */
  readonly last: Reading | undefined;
  readonly actors: Actors;
}

const looked = 420;

/** Reads a verb such as `shall` with its subject before it and its predicate after it. */
export function readVerb(words: string, { verb, last, actors }: Surroundings): Reading {
  const windowFrom = Math.max(0, verb.from - looked);
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
  const predicate = subject && readPredicate(after, isDenied);
  const told = { before: words.slice(clauseFrom, verb.from), verb: verb.words, after };
  const passive = subject === undefined ? readPassive(told, actors) : undefined;
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
  last: Reading | undefined,
): Subject | undefined {
  if (last?.subject === undefined) return undefined;
  const carried = (conjunction.exec(before) ?? pronoun.exec(before))?.[0];
  if (carried === undefined) {
    const isList = before.endsWith(', ') && last.predicate !== undefined;
    return isList ? { ...last.subject, from: verbFrom, to: verbFrom } : undefined;
  }
  // "And it shall" means whoever acts before only where somebody does.
  const isOther = /\b(?:it|they) $/i.test(carried) && !pronoun.test(before) && !last.predicate;
  if (isOther) return undefined;
  const from = verbFrom - carried.replace(/^[,;]? ?/, '').length;
  return { ...last.subject, from, to: verbFrom };
}
