import type { Evidence } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { RuleMatch } from './evaluate-rule.ts';

/** Display limits, in characters: a longer sentence is cut to the phrase around the match. */
const longestWholeSentence = 400;
const longestSideways = 240;
const shortestQuote = 120;

/**
 * Quotes a match: the whole sentence or, when it is long, the phrase between commas and semicolons that contains the
 * match.
 */
export function findMatchEvidence(
  text: string,
  { sentence, match }: Pick<RuleMatch, 'sentence' | 'match'>,
): Evidence | undefined {
  const { passage } = sentence;
  const words = passage.text;
  if (words.length <= longestWholeSentence) {
    return findEvidence(text, passage, { from: 0, to: words.length });
  }
  const before = words.slice(Math.max(0, match.from - longestSideways), match.from);
  const after = words.slice(match.to, match.to + longestSideways);
  const cut = Math.max(before.lastIndexOf(';'), before.lastIndexOf(', '), before.lastIndexOf(':'));
  const least = Math.max(0, shortestQuote - (match.to - match.from));
  const stop = after.slice(least).search(/[;,.](?=\s|$)/);
  const from = match.from - (cut < 0 ? 0 : before.length - cut - 1);
  const to = match.to + (stop < 0 ? after.length : least + stop);
  return findEvidence(text, passage, { from, to });
}
