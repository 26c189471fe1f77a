import type { ComputedDate } from './computed-date.ts';
import { type DatedText, type DateMention, findMentionEvidence, getBefore } from './dated-text.ts';

const endLabel =
  /\b(?:(?:expiration|expiry|termination|end(?:ing)?) date(?: of (?:the |this )?[\w ]{1,30})?|contract end(?:s|ing)?)["']?(?::| -)? ?$/i;
/** The end of something else that a person or thing has: `HMO licence expiry date`. */
const otherLabel =
  /\b(?:licen[cs]e|insurance|policy|passport|permit|card|certificate|visa|registration|warranty|offer|quot(?:e|ation)|option|patent|id|document)s?(?: (?:number|no\.?))? (?:expiration|expiry|termination|end(?:ing)?) date\b/i;
const rangeLabel =
  /\b(?:term|contract period|term of (?:the |this )?[\w ]{1,30}|period of (?:the |this )?[\w ]{1,30}|duration|validity):? ?(?:is |from |of )?$/i;
const range = /^,? ?(?:to|through|until|till|thru|-|and ending(?: on)?)(?: the)? ?$/i;

/** Finds the last day of the contract in a table of particulars: `Expiration Date: …`, `Term: … to …`. */
export function findLabeledEnd(dated: DatedText): ComputedDate | undefined {
  const mention = dated.mentions.find(
    (found, index) =>
      found.date !== undefined && isLabeledEnd(dated, found, dated.mentions[index - 1]),
  );
  const evidence = mention && findMentionEvidence(dated, mention);
  return mention?.date !== undefined && evidence ? { date: mention.date, evidence } : undefined;
}

function isLabeledEnd(
  dated: DatedText,
  mention: DateMention,
  previous: DateMention | undefined,
): boolean {
  const before = getBefore(dated, mention, 80);
  if (endLabel.test(before)) return !otherLabel.test(before);
  if (previous === undefined || mention.from - previous.to > 20) return false;
  const between = dated.passage.text.slice(previous.to, mention.from);
  return range.test(between) && rangeLabel.test(getBefore(dated, previous, 60));
}
