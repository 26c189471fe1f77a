import type { TimeMention } from './time-mention.ts';
import type { TimedSentence } from './timed-sentence.ts';

const year = createLength('year');
const month = createLength('month');
const yearly =
  /\b(?:annually|annual(?= (?:periods?|terms?|basis|renewals?|extensions?|increments?|thereafter)|[.,;]|$)|yearly|each year|every year|annual periods|year by year|(?:another|(?:an?|one) (?:additional|further|extra|more)) year)\b/gi;
const monthly =
  /\b(?:monthly (?=basis|periods?|terms?)|(?:each|every) month|(?:another|(?:an?|one) (?:additional|further|extra|more)) month)\b/gi;
const sameLength =
  /\b(?:same (?:duration|length|period|term)|equal (?:duration|length|periods?)|like (?:periods?|terms?)|(?:periods?|terms?) (?:equal|equivalent) in length to)\b/gi;
const perpetual =
  /\b(?:indefinitely|(?:for )?an (?:indefinite|unlimited) (?:period|term|duration)(?: of time)?|until (?:it is |such time as |this agreement is |either party |otherwise |earlier )*(?:terminated|cancell?ed|giv(?:es|en)|terminates))\b/gi;
const onward =
  /\b(?:thereafter|after that|automatically|renew\w*|extended term|following (?:the )?initial)\b[^.;]{0,110}$|\binitial (?:term|period)["')]{0,3} and $/i;

/** Lists lengths, lengths that only an adjective or a comparison states, and words that leave the end open. */
export function listRenewalMentions(
  { passage: { text }, mentions }: TimedSentence,
  initial: TimeMention['value'] | undefined,
): readonly TimeMention[] {
  const open = listWords(text, perpetual, { kind: 'open', text: 'Perpetual, until terminated' });
  return [
    ...mentions.filter(({ value }) => value.kind === 'length'),
    ...listWords(text, yearly, year),
    ...listWords(text, monthly, month),
    ...(initial?.kind === 'length' ? listWords(text, sameLength, initial) : []),
    ...open.filter(({ from }) => onward.test(text.slice(0, from))),
  ].sort((a, b) => a.from - b.from);
}

function createLength(unit: 'month' | 'year'): TimeMention['value'] {
  return { kind: 'length', duration: { kind: 'duration', amount: 1, unit } };
}

function listWords(
  text: string,
  pattern: RegExp,
  value: TimeMention['value'],
): readonly TimeMention[] {
  return [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    value,
  }));
}
