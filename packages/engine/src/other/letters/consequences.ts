import type { LetterDetails } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

const condition =
  /\b(?:failure to|fail(?:s|ed|ing)? to|if you (?:do not|don't|fail to|refuse|ignore)|should you (?:not|fail)|if (?:I|we|the|payment|your|no|this|it|they|he|she) ?[^,.]{0,60}?\b(?:not|no|fails?|remains?)\b|if no (?:payment|reply|response|answer)|otherwise|unless (?:you|I|we|payment|the)|in default|without further notice|failing (?:which|this|that)|in the event of (?:non-?payment|default)|after (?:that|this) (?:date|deadline|period))\b/i;
const effect =
  /\b(?:will|shall|may|could|can|intend to|reserve the right|have no (?:choice|option|alternative)|are entitled to|would have to)\b/i;
const announced =
  /\b(?:your (?:account|contract|membership|service|access|licen[cs]e|policy|supply|insurance|cover|benefits?) (?:will|may|shall) be (?:closed|suspended|cancelled|terminated|blocked|disconnected|withdrawn|restricted|stopped))\b|\bwithout further notice\b|\bfailing which\b/i;
const harmless =
  /\b(?:unless otherwise (?:stated|agreed|indicated)|if you (?:do not|don't) (?:wish|want|agree|have (?:any )?questions?|understand|hear)|otherwise (?:known|stated|agreed))\b/i;

/** What a letter says will happen to a reader who does nothing, in document order. */
export function listConsequences(
  text: string,
  statements: readonly Statement[],
): LetterDetails['consequences'] {
  return statements.flatMap(({ passage }) => {
    const words = passage.text;
    const isThreat = (condition.test(words) && effect.test(words)) || announced.test(words);
    const evidence =
      isThreat && !harmless.test(words)
        ? findEvidence(text, passage, { from: 0, to: words.length })
        : undefined;
    return evidence ? [{ text: words, evidence }] : [];
  });
}
