import { figure, parseFigure } from '../../../text/values/figures.ts';
import { getMagnitude, magnitudeWords } from '../../../text/values/magnitudes.ts';
import { amountWords, parseAmountWords } from '../../../text/values/money-words.ts';
import { ordinalWords, parseNumberWords } from '../../../text/values/number-words.ts';
import { keyNumber } from './list-quantities.ts';
import { createMention, type Mention } from './mention.ts';

const inDigits = new RegExp(
  `(?<![\\p{L}\\p{N}_.,])${figure}(?:st|nd|rd|th)?(?:[ -]?(${magnitudeWords}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
const inWords = new RegExp(`\\b(?:(${amountWords})|(${ordinalWords}))(?![\\p{L}-]?\\p{L})`, 'giu');
/** Up to here words count things and mean no value: one party, both, the third one. */
const mostFree = 3;

/** Numbers in figures and in words, without the words for one to three and first to third. */
export function listNumberMentions(words: string): readonly Mention[] {
  const figures = [...words.matchAll(inDigits)].map((match) => {
    const [found, digits = '', scale = ''] = match;
    const value = parseFigure(digits, 'USD');
    const key = value === undefined ? `number:${digits}` : keyNumber(value * getMagnitude(scale));
    const end = match.index + found.length;
    // A number with a point may as well be that of a clause.
    return digits.includes('.')
      ? createMention(match.index, end, key, `reference:${digits}`)
      : createMention(match.index, end, key);
  });
  const spelled = [...words.matchAll(inWords)].flatMap((match) => {
    const value = match[1]
      ? parseAmountWords(match[1].toLowerCase())
      : parseNumberWords(match[2] ?? '');
    if (value === undefined || value <= mostFree) return [];
    return [createMention(match.index, match.index + match[0].length, keyNumber(value))];
  });
  return [...figures, ...spelled];
}
