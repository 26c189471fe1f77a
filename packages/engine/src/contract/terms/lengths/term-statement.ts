import {
  contextLength,
  getContext,
  pickBetter,
  type ScoredMention,
  scoreContext,
} from './scored-mention.ts';
import { termCues } from './term-cues.ts';
import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

/** The sentence that states the length of the agreement, with the words that state it. */
export interface TermStatement {
  readonly sentence: TimedSentence;
  /** The length, or the words that leave the end open or make it depend on an event. */
  readonly length: TimeMention | undefined;
  /** The stated last day. */
  readonly end: TimeMention | undefined;
}

const topic =
  /\b(?:term|agreement|contract|period|expir\w+|lease|licen[cs]e|engagement|appointment|venture|promotion|duration|it|deal|stay|membership|tenancy|hire|rental|placement|internship|subscription|you(?:[’']re| are) in|[A-Z]{2,6})\b/i;
const isTermHeading = /\b(?:term|duration|period)\b/i;
/** Set by hand, measured with `npm run evaluate:terms`. */
const headingWeight = 1.5;
/** Least score of a length or end; set by hand, measured with `npm run evaluate:terms`. */
const threshold = 4;
/**
 * How far below the best score of a sentence other words of it may score and still belong to the same term. Set by
 * hand.
 */
const margin = 4;

/** Finds the statement of the agreement's initial length. The highest score counts, and among equals the first. */
export function findTermStatement(sentences: readonly TimedSentence[]): TermStatement | undefined {
  let best: ScoredMention | undefined;
  for (const sentence of sentences) {
    if (!topic.test(sentence.passage.text)) continue;
    const top = scoreSentence(sentence).reduce<ScoredMention | undefined>(pickBetter, undefined);
    if (top !== undefined && top.score >= threshold) best = pickBetter(best, top);
  }
  return best && createStatement(best);
}

function createStatement(best: ScoredMention): TermStatement {
  const found = scoreSentence(best.sentence);
  const findKind = (kind: TimeMention['value']['kind']) => {
    // A last day is clear from its own words, even beside a length with more cues.
    const least = kind === 'date' ? Math.min(threshold, best.score - margin) : best.score - margin;
    return found
      .filter(({ mention, score }) => mention.value.kind === kind && score >= least)
      .reduce<ScoredMention | undefined>(pickBetter, undefined)?.mention;
  };
  const end = findKind('date');
  const withoutEnd = end === undefined ? (findKind('open') ?? findKind('event')) : undefined;
  return { sentence: best.sentence, length: findKind('length') ?? withoutEnd, end };
}

function scoreSentence(sentence: TimedSentence): readonly ScoredMention[] {
  const weight = isTermHeading.test(sentence.heading) ? headingWeight : 0;
  return sentence.mentions.flatMap((mention) => {
    const score = scoreMention(sentence.passage.text, mention) + weight;
    return score >= 1 ? [{ sentence, mention, score }] : [];
  });
}

const runs =
  '(?:continu\\w+|remain\\w*|in (?:full force|effect|force)|valid|runs?|extends?|expires?|expiring|terminat(?:es?|ing)|ends?|ending|conclud\\w+|through|until|till|to|period of|term of|duration of|means?|be|is|for|lasts?|of)';
const isLength = new RegExp(
  `\\b${runs}\\b[^;]{0,70}$|:[^;]{0,20}$|\\b(?:term|period) (?:is|shall be|will be)[^;]{0,30}$`,
  'i',
);
const isStart =
  /\b(?:commenc\w+|begin(?:s|ning)?|from|start(?:s|ing)?|effective|effect|force|dated?|made|entered into)(?: effective)?(?: on| as of| from)?(?: and including)?(?: the| this)? $/i;
const isRange = /^,? ?(?:(?:to|through|thru|until|till) |- ?\w)/i;
const isEnd =
  /\b(?:until|till|through|thru|to|expir\w+|terminat\w+|end|ends|ending|finish(?:es)?|over|conclud\w+|up to|expiration date|date)\b[^.;]{0,60}$|[-–—:] ?$/i;
/** An inserted condition says nothing about the length itself: `and, unless sooner terminated, shall remain`. */
const condition =
  /,? ?\b(?:unless|subject to|except as|if not|without prejudice)\b[^,;]{0,220}(?:,|(?= shall | will ))/gi;

function scoreMention(text: string, mention: TimeMention): number {
  const { before, after } = getContext(text, mention);
  const { kind } = mention.value;
  if (kind === 'date' && (isStart.test(before) || isRange.test(after) || !isEnd.test(before))) {
    return Number.NEGATIVE_INFINITY;
  }
  if (kind === 'length' && !isLength.test(before)) return Number.NEGATIVE_INFINITY;
  const plain = text
    .slice(Math.max(0, mention.from - 3 * contextLength), mention.from)
    .replace(condition, ' ');
  // What follows an open end says how it ends, by a notice or otherwise.
  const isOpen = kind === 'open' || kind === 'event';
  const context = { before: plain.slice(-contextLength), after: isOpen ? '' : after };
  return scoreContext(context, termCues) - getDoubt(mention.value);
}

/** Returns how much less likely a value of this kind is the term: contracts rarely run for days. */
function getDoubt(value: TimeMention['value']): number {
  if (value.kind === 'event') return value.text.endsWith('calendar year') ? 0 : 1;
  if (value.kind !== 'length') return 0;
  const { unit } = value.duration;
  return unit === 'day' || unit === 'business-day' ? 2 : 0;
}
