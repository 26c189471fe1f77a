import type { BalancedWords } from '../clause-subject.ts';

/** Words that bind or protect both sides, in the usual ways to say so. */
const bothSides = String.raw`\b(?:each|either|neither|both|no|any) part(?:y|ies)(?:['’]s?)?\b|\beach of (?:the parties|us)\b|\bboth of us\b|\bthe parties (?:each |mutually |shall |agree|may |will )|\bmutual(?:ly)?\b|\bone party\b|\bthe other party\b|\brespective(?:ly)?\b`;

/** What names one side alone after all. */
const oneSide = String.raw`\bexcept that (?:the )?(?:\w+ ){1,2}may\b|\bsole(?:ly)?\b|\bnotwithstanding the foregoing\b|\bprovided,? (?:however|that)\b|\bhowever\b|\bexcept (?:that|as|to|for|in)\b`;

/**
 * Describes sentences that hold for both sides alike.
 * @param about a regular expression for what they must be about
 */
export function describeAlike(about: string): BalancedWords {
  return { pattern: bothSides, about, unless: oneSide, reason: 'It holds for both sides alike.' };
}
