import type { Sentence } from '../../../text/document-structure.ts';
import type { Actors } from './actors.ts';
import { type Circumstances, parseCircumstances } from './circumstances.ts';
import { findClauseEnd } from './clause-bounds.ts';
import type { Predicate } from './predicate.ts';
import { parseVerbPhrase, type VerbPhrase } from './verb-phrase.ts';

/** A duty in a sentence, with the span of the sentence that states it. */
export interface Duty extends Circumstances {
  readonly sentence: Sentence;
  readonly who: string;
  readonly modality: Predicate['modality'];
  /** Whether the action is expressed in the passive: `the fees shall be paid`. */
  readonly isPassive: boolean;
  readonly from: number;
  readonly to: number;
}

const verbs =
  /\b(?:shall|must|will|may(?= not\b)|(?:agrees?|undertakes?|covenants?(?: and agrees?)?|commits?)(?: (?:not|never))? to(?= [a-z])|(?:agrees?|undertakes?|covenants?)(?= not to\b)|(?:is|are)(?: \w+ly)? (?:obliged|obligated|required|bound) to(?! be\b)|(?:is|are) to(?= [a-z])(?! be\b))(?=[\s,:(]|$)/gi;
const nounPhrase =
  /^ (?:[A-Z][a-z]|(?:the|this|that|these|those|any|all|an?|its|our|your|their|such|each|be bound)\b)/;
const anyVerb =
  /\b(?:shall|must|will|may not|agrees?|undertakes?|covenants?|commits?|obliged|obligated|required|bound|is to|are to)\b/i;

/** Lists the duties in a sentence, in order. */
export function listDuties(sentence: Sentence, actors: Actors): readonly Duty[] {
  const words = sentence.passage.text;
  if (!anyVerb.test(words)) return [];
  const found: VerbPhrase[] = [];
  for (const match of words.matchAll(verbs)) {
    const verb = { from: match.index, to: match.index + match[0].length, words: match[0] };
    const last = found.at(-1);
    // "Agrees to" before a noun, as in "covenants to Acme that" or "agree to these terms", is not followed by a verb.
    if (/ to$/i.test(match[0]) && nounPhrase.test(words.slice(verb.to))) continue;
    if (last !== undefined && verb.from < last.predicateFrom) continue;
    found.push(parseVerbPhrase(words, { verb, last, actors }));
  }
  return found.flatMap((phrase, index) => {
    const to = findClauseEnd(words, phrase.predicateFrom, found[index + 1]);
    const duty = parsePassiveDuty(words, phrase, to) ?? parseActiveDuty(words, phrase, to);
    return duty === undefined
      ? []
      : [{ sentence, ...duty, ...trimSpan(words, phrase.clauseFrom, to) }];
  });
}

type DutyWords = Omit<Duty, 'sentence' | 'from' | 'to'>;

/** A verb that needs an object means nothing when the text breaks off after it. */
const isWhole = /[a-z]+\W+[a-z]/i;

function parseActiveDuty(words: string, phrase: VerbPhrase, end: number): DutyWords | undefined {
  const { subject, predicate, clauseFrom, verb } = phrase;
  if (subject === undefined || predicate === undefined) return undefined;
  const lead = words.slice(clauseFrom, Math.max(clauseFrom, subject.from));
  const circumstances = parseCircumstances(lead, words.slice(verb.to + predicate.from, end));
  if (!isWhole.test(circumstances.action) && !/[.!]$/.test(words)) return undefined;
  const { modality } = predicate;
  return { who: subject.who, modality, isPassive: false, ...circumstances };
}

function parsePassiveDuty(
  words: string,
  { passive }: VerbPhrase,
  end: number,
): DutyWords | undefined {
  if (passive === undefined) return undefined;
  const { who, action } = passive;
  const rest = words.slice(passive.to, end).replace(/ and (?:shall|will|must) .*$/is, '');
  const circumstances = parseCircumstances('', `${action} ${rest}`);
  return { ...circumstances, who, modality: 'must', isPassive: true, action };
}

/** Removes the punctuation and conjunctions at both ends of a span. */
function trimSpan(
  words: string,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  const stretch = words.slice(from, to);
  const lead = /^(?:[\s,;:.)]|(?:and|but|or)\b)*/i.exec(stretch)?.[0].length ?? 0;
  const tail = /(?:[\s,;]|,? \b(?:and|or|but))*$/i.exec(stretch)?.[0].length ?? 0;
  return { from: from + lead, to: Math.max(from + lead + 1, to - tail) };
}
