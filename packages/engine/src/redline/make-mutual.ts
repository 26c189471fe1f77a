import type { ChangeEdit } from '@clauselight/schema';
import { escapePattern } from '../text/escape-pattern.ts';
import type { PartyWords } from './document-words.ts';

export interface MutualRequest {
  readonly sentence: string;
  /** The party that the sentence binds or entitles. */
  readonly subject: PartyWords;
  readonly other: PartyWords;
}

const modal = '(?:may|shall|will|must)';

/** How a party is called in a sentence, with its article. */
function listNames({ name }: PartyWords): string {
  if (name === 'you') return '(?:your|you)';
  if (name === 'we') return '(?:our|us|we)';
  return String.raw`(?:the )?${escapePattern(name)}`;
}

/**
 * The edits that make what a sentence says of one party hold for both: `Customer may not assign its rights without
 * Provider's consent` becomes `Neither party may assign its rights without the other party's consent`. Undefined where
 * that is more than replacing names: offsets are within the sentence.
 */
export function makeMutual({ sentence, subject, other }: MutualRequest): ChangeEdit[] | undefined {
  const own = listNames(subject);
  const mention = new RegExp(
    String.raw`(?<![\w-])(?:(?<own>${own})|(?<others>${listNames(other)}))(?<possessive>['’]s?)?(?![\w-])`,
    'gi',
  );
  const head = findHead(sentence, own);
  if (head === undefined) return undefined;
  const edits = [...head.edits];
  for (const match of sentence.matchAll(mention)) {
    const { index, 0: words } = match;
    const end = index + words.length;
    if (edits.some((edit) => index < edit.end && end > edit.start)) continue;
    if (isPartOfName(sentence, { index, end })) return undefined;
    const isOwn = match.groups?.own !== undefined;
    if (!isOwn && index < head.at) return undefined;
    if (isPlainVerb(sentence.slice(end, end + 24)) && /^(?:you|we)$/i.test(words)) return undefined;
    const isPossessive = match.groups?.possessive !== undefined || /^(?:your|our)$/i.test(words);
    const role = isPossessive ? 'owner' : readRole(sentence.slice(0, index), sentence.slice(end));
    if (role === undefined) return undefined;
    const pronoun = isOwn
      ? { owner: 'its', whole: 'it' }
      : { owner: "the other party's", whole: 'the other party' };
    const ofAny =
      !isPossessive && role === 'owner' && /\b(?:any|all)\s$/i.test(sentence.slice(0, index))
        ? 'of '
        : '';
    edits.push({ start: index, end, text: ofAny + pronoun[role] });
  }
  const made = edits.sort((a, b) => a.start - b.start);
  const changed = apply(sentence, made);
  return leftName.test(changed) || leftPronoun.test(changed) || twiceEach.test(changed)
    ? undefined
    : made;
}

/** A consent that only one party may give, by a name that is not known for it. */
const leftName =
  /\bconsent of (?!the other party|either|both|all|each|any)\w+|\b[A-Z]\w+['’]s (?:express |prior |written )*consent\b/;

/** Somebody who is called `you` or `us` beside a party with a name. */
const leftPronoun = /\b(?:you|your|yours|we|us|our|ours)\b/i;
/** `Each party` behind a word that counts already: `each each party`. */
const twiceEach =
  /\b(?:each|every|any|no|such|all|either|neither) (?:each|either|neither) party\b/i;

function apply(sentence: string, edits: readonly ChangeEdit[]): string {
  return edits.reduceRight(
    (words, { start, end, text }) => words.slice(0, start) + text + words.slice(end),
    sentence,
  );
}

/** A capitalized word beside a name makes it the name of something else: `Company Products`. */
function isPartOfName(sentence: string, { index, end }: { index: number; end: number }): boolean {
  return (
    /^ (?:[A-Z][a-z]+)/.test(sentence.slice(end, end + 24)) ||
    /[a-z] [A-Z][a-z]+ $/.test(sentence.slice(Math.max(0, index - 20), index))
  );
}

/** `you understand` cannot become `the other party understand`. */
function isPlainVerb(behind: string): boolean {
  return /^ (?:understand|agree|acknowledge|accept|have|are|do|were|want|need|use|pay)\b/i.test(
    behind,
  );
}

/** Whether a name is that of an owner, as in `any Company personnel`, or stands for itself; undefined if it could be either. */
function readRole(before: string, behind: string): 'owner' | 'whole' | undefined {
  const next = /^ ([a-z]{3,})\b/.exec(behind)?.[1];
  if (next === undefined || functionWords.test(next)) return 'whole';
  if (/\b(?:any|all|such|no|each|every|other)\s$/i.test(before)) return 'owner';
  return /\b(?:of|to|for|from|by|with|against|gives?|pays?|sends?|provides?|grants?|offers?|notif(?:y|ies))\s$/i.test(
    before,
  )
    ? 'whole'
    : undefined;
}

const functionWords =
  /^(?:and|for|from|with|without|under|unless|until|upon|which|that|who|whose|has|had|have|was|were|may|shall|will|must|can|could|would|should|does|did|not|nor|but|pursuant|during|after|before|within|hereunder|herein|hereby|thereof|thereunder|against|agrees?|including|provided|except|where|when|such|any|all|the|than|through|into|except|arising|relating|harmless|free|liable|responsible|in|on|at|by|to|of|or|as|if|is|it|written|directly|only|alone|itself|and\/or|makes?|gives?|pays?|fails?|owns?|uses?|receives?|terminates?|deems?|requires?|requests?)$/;

interface Head {
  /** Where the sentence names its subject. */
  readonly at: number;
  readonly edits: readonly ChangeEdit[];
}

/** The words with which the sentence names its subject, changed to both parties. */
function findHead(sentence: string, own: string): Head | undefined {
  const liable = new RegExp(
    String.raw`\b(?:in no event|under no circumstances|in no case) (?:shall|will) (?<who>${own}(?:,? (?:or|and) (?:any of )?its [a-z ,]{3,60}?)?)(?= be (?:liable|responsible))`,
    'i',
  ).exec(sentence);
  if (liable?.groups?.who !== undefined) {
    const start = liable.index + liable[0].length - liable.groups.who.length;
    return {
      at: start,
      edits: [{ start, end: start + liable.groups.who.length, text: 'either party' }],
    };
  }
  const none = new RegExp(
    String.raw`(?<![\w-])(?<who>${own}) (?:shall|will) have (?<no>no) (?=liability|responsibility)`,
    'i',
  ).exec(sentence);
  if (none?.groups?.who !== undefined) {
    const at = none.index + none[0].length - 'no '.length;
    const who = { start: none.index, end: none.index + none.groups.who.length };
    return {
      at: none.index,
      edits: [
        { ...who, text: begin(sentence, none.index, 'neither party') },
        { start: at, end: at + 2, text: 'any' },
      ],
    };
  }
  const denied = new RegExp(
    String.raw`(?<![\w-])(?<who>${own}) (?<modal>${modal}) not\b`,
    'i',
  ).exec(sentence);
  const allowed = new RegExp(
    String.raw`(?<![\w-])(?<who>${own}) (?<modal>${modal})\b(?! not\b)`,
    'i',
  ).exec(sentence);
  if (denied?.groups?.who !== undefined && denied.index <= (allowed?.index ?? denied.index)) {
    const end = denied.index + denied[0].length;
    const words = begin(sentence, denied.index, 'neither party');
    return {
      at: denied.index,
      edits: [
        { start: denied.index, end: denied.index + denied.groups.who.length, text: words },
        { start: end - ' not'.length, end, text: '' },
      ],
    };
  }
  if (allowed?.groups?.who === undefined) return undefined;
  const both = /^may$/i.test(allowed.groups.modal ?? '') ? 'either party' : 'each party';
  const who = { start: allowed.index, end: allowed.index + allowed.groups.who.length };
  return { at: allowed.index, edits: [{ ...who, text: begin(sentence, allowed.index, both) }] };
}

/** The new subject, with a capital where it begins a sentence or stands in place of a name that does. */
function begin(sentence: string, at: number, words: string): string {
  const front = sentence.slice(0, at);
  const isFirst = /^[\s\d.]*(?:\([a-z\d]{1,4}\)\s*)?$/.test(front) || /[.:]["”]?\s+$/.test(front);
  return isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
