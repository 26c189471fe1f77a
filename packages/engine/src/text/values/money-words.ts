import { getMagnitude } from './magnitudes.ts';
import { numberWord, parseNumberWords } from './number-words.ts';

const word = `(?:${numberWord}|(?:lakh|crore)s?)`;

/**
 * Source of a pattern for an amount in words, without its currency: `five million`. It captures nothing and takes
 * any row of number words; whether they state a number is for `parseAmountWords` to say.
 */
export const amountWords = `(?:a )?${word}(?:(?:,? and |, |[ -]{1,2})${word})*(?:(?:,? and|,|&)? (?:no|zero|\\d{1,2})\\/(?:100|00)(?:ths)?)?`;

/** The amount that words such as `two hundred thousand and 50/100` state; nothing for other words. */
export function parseAmountWords(words: string): number | undefined {
  const [whole = '', cents] = words.toLowerCase().split(/(?:,? and|,|&)? (?=[a-z0-9]+\/)/);
  const parts = whole.split(/[ -]{1,2}(billion|million|thousand|lakhs?|crores?)\b(?:,? and\b|,)?/);
  let sum = 0;
  for (let index = 0; index < parts.length; index += 2) {
    const group = (parts[index] ?? '').trim();
    const scale = parts[index + 1];
    if (group === '' && scale === undefined) continue;
    const value = group === 'a' ? 1 : parseNumberWords(group);
    if (value === undefined) return undefined;
    sum += value * getMagnitude(scale);
  }
  const hundredths = Number.parseInt(cents ?? '0', 10);
  return sum + (Number.isNaN(hundredths) ? 0 : hundredths / 100);
}
