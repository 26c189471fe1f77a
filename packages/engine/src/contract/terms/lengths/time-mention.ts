import type { DateOrder } from '../../../text/values/date-order.ts';
import { listDates } from '../../../text/values/dates.ts';
import {
  type Duration,
  listAnniversaries,
  listContractYears,
  listDurations,
} from '../../../text/values/durations.ts';

/** Words about time in a sentence, with their position. */
export interface TimeMention {
  readonly from: number;
  readonly to: number;
  readonly value:
    | { readonly kind: 'length'; readonly duration: Duration }
    | { readonly kind: 'date'; readonly date: string }
    /** No end is set: in perpetuity, or until somebody ends it. */
    | { readonly kind: 'open'; readonly text: string }
    /** The end is set by an event, in the words of the sentence. */
    | { readonly kind: 'event'; readonly text: string };
}

const perpetual =
  /\b(?:(?:in|for) perpetuity|perpetual(?:ly)?(?! licen[cs]e|,)|indefinitely|(?:for )?an? (?:indefinite|unlimited|undetermined) (?:term|period|duration)(?: of time)?)\b/gi;
/** “For the Term, unless and until terminated earlier”: the term has an end of its own. */
function isEarlyEnd(before: string, after: string): boolean {
  return (
    /\b(?:for|during|throughout) (?:the|its|such) (?:\w+ ){0,3}(?:term|period),? ?$/i.test(
      before,
    ) || /^ (?:earlier|sooner)\b/i.test(after)
  );
}

const untilEnded =
  /\bwhen (?:it is )?terminated\b|\b(?:until|unless and until|until and unless|till) (?:(?:and unless|or unless|such time as|it|it's|they|is|are|be|has been|this agreement|the agreement|earlier|otherwise|sooner|either party|one of the parties|by either party|properly|validly) )*(?:(?:early )?terminat(?:ed|es|ion)|cancel\w+|giv(?:es|en)|inform\w*|notif\w+)\b/gi;
const eventStart = [
  'until (?!the (?:later|latest|earlier|earliest|occurrence))(?:the |all |completion|full |expir|termination |its |final )',
  "until [\\w' -]{1,40}? (?:ceases?|completes?|no longer|ha(?:s|ve) been)\\b",
  'for (?:so|as) long as ',
  'for the (?:duration|life|lifetime) of (?:the |such |each |all |any )',
  '(?:through|ending (?:on|upon)|ends? (?:on|upon)) (?:the )?(?:completion|conclusion|expir|termination)',
  'upon (?:the )?(?:expir|termination|completion|conclusion)',
];
const event = new RegExp(
  `\\b(?:${eventStart.join('|')})(?:(?! and (?:shall|will|thereafter)\\b)[^.;,()[\\]*"]){4,110}`,
  'gi',
);
const severalEvents =
  /\b(?:until|upon|on) the (?:earlier|earliest|later|latest|first|last) (?:to occur )?of\b/gi;

/** Lists every length of time, date and open end of a sentence, in order. */
export function listTimeMentions(
  text: string,
  order: DateOrder | undefined,
): readonly TimeMention[] {
  const lengths = [
    ...listDurations(text),
    ...listAnniversaries(text),
    ...listContractYears(text),
  ].map(({ from, to, value }) => ({
    from,
    to,
    value: { kind: 'length' as const, duration: value },
  }));
  const dates = listDates(text, order).map(({ from, to, date }) => ({
    from,
    to,
    value: { kind: 'date' as const, date },
  }));
  const open = [
    ...listWords(text, perpetual, () => ({ kind: 'open' as const, text: 'Perpetual' })),
    ...listWords(text, untilEnded, () => ({
      kind: 'open' as const,
      text: 'Perpetual, until terminated',
    })).filter(({ from, to }) => !isEarlyEnd(text.slice(0, from), text.slice(to))),
    ...listWords(text, event, (words) => ({ kind: 'event' as const, text: words.trim() })),
    ...listWords(text, severalEvents, (words) => ({
      kind: 'event' as const,
      text: `${words} several events`,
    })),
  ];
  return [...lengths, ...dates, ...open].sort((a, b) => a.from - b.from);
}

function listWords(
  text: string,
  pattern: RegExp,
  toValue: (words: string) => TimeMention['value'],
): readonly TimeMention[] {
  return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    value: toValue(words),
  }));
}
