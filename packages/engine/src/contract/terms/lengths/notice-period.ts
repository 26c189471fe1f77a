import { noticeOfTermination, noticeToStopRenewal } from './notice-cues.ts';
import { getContext, pickBetter, type ScoredMention, scoreContext } from './scored-mention.ts';
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
      if (mention.value.kind !== 'length') continue;
      const doubt = mention.value.duration.unit === 'year' ? yearDoubt : 0;
      const score = scoreContext(getContext(text, mention), cues[aim]) - doubt;
      if (score >= threshold) best = pickBetter(best, { sentence, mention, score });
    }
  }
  return best;
}

const option =
  /\b(?:option|wish(?:es)?|desires?|elects?|election|right|request\w*|may|agree) (?:to |in writing )?(?:\w+ ){0,2}(?:renew|extend|extension|renewal)\b|\b(?:renewal|extension) option\b|\bmay,? [^.;]{0,120}\b(?:renew|extend) (?:the|this)\b|\bin order to (?:renew|extend)\b|\bonly be (?:renewed|extended)\b/i;
const refusal =
  /\b(?:not (?:to |be )?(?:renew|extend)|non-?\s?renew|nonrenewal|automatic\w* (?:be )?(?:renew|exten)|(?:to|be) terminated?\b)/i;

/** Tells whether the notice causes a renewal instead of preventing it. */
export function isNoticeToRenew({ sentence }: ScoredMention): boolean {
  return option.test(sentence.passage.text) && !refusal.test(sentence.passage.text);
}
