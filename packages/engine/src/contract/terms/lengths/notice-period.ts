import { noticeOfTermination, noticeToStopRenewal } from './notice-cues.ts';
import { getContext, pickBetter, type ScoredMention, scoreContext } from './scored-mention.ts';
import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

const cues = { renewal: noticeToStopRenewal, termination: noticeOfTermination } as const;
/** What a notice ends: the coming renewal, or the current agreement. */
type NoticeAim = keyof typeof cues;

const topic =
  /\b(?:notice|notif\w+|notification|writing|written|advise\w*|inform\w*|elect\w*|unless (?:earlier |sooner )?(?:terminated|cancell?ed))\b/i;
const ends =
  /\b(?:terminat\w+|cancel\w*|renew\w*|extend\w*|extension|expir\w+|anniversary|end of)\b/i;
/** Least score of a notice period; set by hand, measured with `npm run evaluate:terms`. */
const threshold = 8;
/** Notices are counted in days, weeks or months. Years usually belong to a term. */
const yearDoubt = 3;

/** Finds the notice period. The highest score counts, and among equals the first. */
export function findNoticePeriod(
  sentences: readonly TimedSentence[],
  aim: NoticeAim,
): ScoredMention | undefined {
  let best: ScoredMention | undefined;
  for (const sentence of sentences) {
    const { text } = sentence.passage;
    if (!topic.test(text) || !ends.test(text)) continue;
    for (const mention of sentence.mentions) {
      if (mention.value.kind !== 'length' || isLongestNotice(text, mention)) continue;
      const doubt = mention.value.duration.unit === 'year' ? yearDoubt : 0;
      const score = scoreContext(getContext(text, mention), cues[aim]) - doubt;
      if (score >= threshold) best = pickBetter(best, { sentence, mention, score });
    }
  }
  return best;
}

/** In `not less than 60 nor more than 90 days` the second length says when a notice is too early. */
function isLongestNotice(text: string, { from }: TimeMention): boolean {
  const before = text.slice(Math.max(0, from - 60), from);
  return /\b(?:not?|nor|and no) (?:more|earlier|sooner|greater) than (?:[\w-]+ ?\()?$/i.test(
    before,
  );
}

const toEnd =
  /^['"’]?s?'?[^.;]{0,80}?\b(?:prior to|before|in advance of|preceding|ahead of|of)\b[^.;]{0,60}?\b(?:expir\w+|end|renew\w*|anniversary|conclusion|(?:initial|current|renewal|extension) (?:term|period)|terms?|termination date|completion)\b/i;
const fromEnd =
  /\b(?:before|prior to|preceding)\b[^.;]{0,60}\b(?:expir\w+|end|renewal|term)\b[^.;]{0,120}$/i;

/**
 * Tells whether a notice is due a length of time before the end of the term. `Within 90 days before the end` only says
 * when it may be given, and `until terminated on 60 days’ notice` has no last day.
 */
export function isBeforeEnd({ sentence, mention }: ScoredMention): boolean {
  const { text } = sentence.passage;
  const before = text.slice(Math.max(0, mention.from - 160), mention.from);
  if (
    /\b(?:within|during|in)(?: the)?(?: last| final| period of)* (?:[\w-]+ ?\()?$/i.test(before)
  ) {
    return false;
  }
  return toEnd.test(text.slice(mention.to, mention.to + 200)) || fromEnd.test(before);
}

const option =
  /\b(?:option|wish(?:es)?|desires?|elects?|election|right|request\w*|may|agree) (?:to |in writing )?(?:\w+ ){0,2}(?:renew|extend|extension|renewal)\b|\b(?:renewal|extension) option\b|\bmay,? [^.;]{0,120}\b(?:renew|extend) (?:the|this)\b|\bin order to (?:renew|extend)\b|\bonly be (?:renewed|extended)\b/i;
const refusal =
  /\b(?:not (?:to |be )?(?:renew|extend)|non-?\s?renew|nonrenewal|automatic\w* (?:be )?(?:renew|exten)|(?:to|be) terminated?\b)/i;

/** Tells whether the notice causes a renewal instead of preventing it. */
export function isNoticeToRenew({ sentence }: ScoredMention): boolean {
  return option.test(sentence.passage.text) && !refusal.test(sentence.passage.text);
}

/** Tells whether the notice is one against a renewal in so many words. */
export function isNoticeAgainst({ sentence }: ScoredMention): boolean {
  return refusal.test(sentence.passage.text);
}
