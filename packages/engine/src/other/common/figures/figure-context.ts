import { fullMonthNames } from '../../../text/values/months.ts';
import { listNumberWordsTo } from '../../../text/values/number-words.ts';
import type { Figure } from './figures.ts';

/** What a sentence says about one of its figures. */
export interface FigureContext {
  /** What is measured, in the words of the sentence. */
  readonly measure: string | undefined;
  readonly period: string | undefined;
  readonly direction: 'up' | 'down' | undefined;
  /** A level (`was 41 %`), a change (`rose 12 %`) or where a change began (`from 40`). */
  readonly role: 'level' | 'change' | 'start';
  /** Whether the sentence calls it a plan, a forecast, adjusted, or of another time. */
  readonly isQualified: boolean;
}

const clauseStart =
  /[;:(]|, (?:and|but|while|whereas|which|with|from|of which) |, | (?:and|but|while|whereas) (?=\p{L}+ (?:\p{L}+ ){0,3}(?:was|were|is|are|rose|fell|grew|increased|decreased|declined|dropped|reached))/gu;
const verb =
  /\b(?:was|were|is|are|has been|had been|will be|rose|fell|grew|increased|decreased|declined|dropped|climbed|reached|amount(?:s|ed) to|total(?:s|led|ed)|stood at|stands at|came to|remain(?:s|ed)|doubled|tripled|halved|generated|contributed|costs?|of|at|equals|:)\b|:/gi;
const up =
  /\b(?:rose|risen|grew|grown|increas\w+|climb\w+|up|gain\w*|growth|rise|higher|jump\w*|doubled|tripled)\b/i;
const down =
  /\b(?:fell|fallen|drop\w*|declin\w+|decreas\w+|down|shrank|reduc\w+|lower|loss of|cut|halved)\b/i;
const changeBefore =
  /\b(?:rose|fell|grew|increased|decreased|declined|dropped|climbed|up|down|by|(?:increase|decrease|rise|fall|growth|decline|drop|gain|reduction|improvement|saving)s? of|plus|minus)(?: (?:by|about|around|nearly|almost|over|more than|approximately|roughly|another|a further))* $/i;
const startBefore =
  /\b(?:from|compared (?:with|to)|against|versus|vs\.?|instead of|than)(?: (?:about|around|nearly|almost|over|only))* $/i;
const qualified =
  /\b(?:adjusted|forecasts?|expect(?:ed|s)?|prior|previous|last year|net|gross|target(?:ed|s)?|budgeted|plan(?:ned|s)?|estimated?|projected|up to|at least|average|median|maximum|minimum|per (?:month|year|week|day|unit|user|person|capita|cent of)|each|example|if|would|could|should|excluding|including|without|initial(?:ly)?|original(?:ly)?|revised|former(?:ly)?)\b/i;
const periods = new RegExp(
  String.raw`\b(?:Q[1-4](?:[ /-]{1,2}(?:20)?\d\d)?|H[12](?: 20\d\d)|FY ?(?:20)?\d\d(?:\/\d\d)?|(?:first|second|third|fourth|last) (?:quarter|half)(?: of (?:19|20)\d\d)?|${fullMonthNames} (?:19|20)\d\d|(?:19|20)\d\d(?:[/-]\d\d(?:\d\d)?)?(?![\d-])|last year|this year|previous year|prior year)\b`,
  'gi',
);
const determiner =
  /^(?:(?:the|a|an|our|its|their|his|her|this|that|these|those|total|overall|and|but|of|in|for|with|also|however|meanwhile|while|where|all)\b,? ?)+/i;
const noMeasure = new RegExp(
  String.raw`^(?:${listNumberWordsTo(10)}|it|this|that|there|they|which|who|he|she|we|you|i|what|these|those|here|each|some|many|most|such|more|only|up|down|between|\W*)$`,
  'i',
);
/** What holds such a word is part of a sentence, and names nothing that is measured. */
const clausal =
  /\b(?:it|this|that|they|you|we|I|which|who|if|because|when|estimates?|expects?|can|could|will|would|may|might|must|should|has|have|had|does?)\b/;
const afterOf = /^ (?:of|in) (?:the |our |all |its |their )?((?:\p{Ll}[\p{L}-]+ ?){1,3})/u;
const afterNoun = /^ ((?:\p{Ll}[\p{L}-]{2,} ?){1,2})/u;
const stopAfter =
  /\b(?:and|or|in|of|to|from|by|for|with|at|on|the|was|were|is|are|will|per|than|as|that|which|who|more|less|over|under|compared|year|years|percent|to|since|after|before|during|between|higher|lower|a|an|not|have|has|had)\b.*$/i;
/** `…, South EUR 1.2 million`: a name between two figures. */
const afterFigure =
  /\d[^,;]{0,20}(?:,| and|, and) (?!(?:an?|the|up|down|or|to|from|by|of|in|at|for|was|is|i\.e)\b)(\p{L}[\p{L}-]+(?: (?!(?:of|to|from|by|in|at|or|for|was|were|is|are|than|total|about)\b)\p{L}+){0,2}) $/u;
/** `a budget of EUR 3.1 million`: the noun before the figure. */
const nounOf =
  /\b(?:an?|the|our|its|total|overall|their|current|annual) ((?:\p{L}+ ){0,2}?(\p{L}{3,})) of (?:about |around |nearly |almost |over |only )?$/iu;
const notNoun =
  /^(?:total|sum|amount|average|maximum|minimum|increase|decrease|rise|fall|growth|decline|drop|gain|reduction|improvement|value|share|majority|half|third|quarter|rate|saving|loss|change|number|rest|range)s?$/i;
const whichBefore = /, (?:which|that|who)\b[^,;]{0,40}$/;
const toStrongVerb =
  /^.*\b(?:was|were|is|are|has|have|had|by|with|from|to|and|include[sd]?|remains?|saw)\b/i;
const longestMeasure = 60;
const reach = 140;

/** Reads the words around a figure. */
export function readContext(text: string, { from, to, unit }: Figure): FigureContext {
  const before = text.slice(Math.max(0, from - reach), from);
  const clause = before.slice(findClauseStart(before));
  const after = text.slice(to, to + 60);
  const role = startBefore.test(before)
    ? 'start'
    : changeBefore.test(before) &&
        (unit === '%' || unit === 'percentage points' || / (?:by|of) [^\d]{0,12}$/.test(before))
      ? 'change'
      : 'level';
  return {
    measure: findMeasure(clause, after, before),
    period: findPeriod(text, from, to),
    direction: findDirection(clause),
    role,
    isQualified: qualified.test(text.slice(Math.max(0, from - 90), Math.min(text.length, to + 40))),
  };
}

/** A measure in a form in which two mentions of it are equal: lower case, without endings of the plural. */
export function normalizeMeasure(measure: string): string {
  return measure
    .toLowerCase()
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .split(' ')
    .filter(
      (word) =>
        word !== '' &&
        !/^(?:the|a|an|our|its|their|total|overall|number|amount|of|in|for)$/.test(word),
    )
    .map((word) => (word.length > 4 ? word.replace(/(?<=[^s])s$/, '') : word))
    .join(' ');
}

function findClauseStart(before: string): number {
  let start = 0;
  for (const match of before.matchAll(clauseStart)) start = match.index + match[0].length;
  const rest = before.slice(start);
  // A figure right after the comma continues what was said before it.
  return rest.trim().length < 12 && start > 0 ? 0 : start;
}

function findMeasure(clause: string, after: string, before: string): string | undefined {
  const noun = nounOf.exec(before);
  if (noun && /^(?:use|payment|approval)$/i.test(noun[2] ?? '')) return undefined;
  if (noun && !notNoun.test(noun[2] ?? '')) return clean(noun[1] ?? '');
  const listed = clean(afterFigure.exec(before)?.[1] ?? '');
  if (listed !== undefined) return listed;
  const relative = whichBefore.exec(before);
  // "the price of cells, which rose by": the noun before the comma.
  const antecedent = relative && clean(before.slice(0, relative.index).replace(toStrongVerb, ''));
  if (antecedent) return antecedent;
  for (const words of [clause, before]) {
    const match = [...words.matchAll(verb)].find(
      ({ 0: word, index }) => !/^(?:of|at)$/i.test(word) || index > 3,
    );
    const subject = match && clean(words.slice(0, match.index));
    if (subject) return subject;
  }
  const of = afterOf.exec(after)?.[1] ?? afterNoun.exec(after)?.[1];
  return of === undefined ? undefined : clean(of.replace(stopAfter, ''));
}

function clean(words: string): string | undefined {
  const bare = words
    .replace(periods, ' ')
    .replace(/\b(?:in|for|during|by|of|at|since|until)(?= *$| {2,})/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}@]+/u, '')
    .replace(determiner, '')
    .replace(/[\s,;:-]+$/, '');
  const isPhrase = bare.length >= 3 && bare.length <= longestMeasure && bare.split(' ').length <= 6;
  return isPhrase && !noMeasure.test(bare) && !clausal.test(bare) && !/\d{3}|[.!?]/.test(bare)
    ? bare
    : undefined;
}

function findPeriod(text: string, from: number, to: number): string | undefined {
  const start = Math.max(0, from - 100);
  const near = text.slice(start, to + 60);
  const all = [...near.matchAll(periods)].map((match) => ({
    words: match[0],
    distance: match.index + start < from ? from - (match.index + start) : match.index + start - to,
  }));
  return all.sort((a, b) => a.distance - b.distance)[0]?.words;
}

function findDirection(clause: string): 'up' | 'down' | undefined {
  if (up.test(clause)) return 'up';
  return down.test(clause) ? 'down' : undefined;
}
