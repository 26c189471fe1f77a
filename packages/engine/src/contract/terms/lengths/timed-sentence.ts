import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import type { DateOrder } from '../../../text/values/date-order.ts';
import { listTimeMentions, type TimeMention } from './time-mention.ts';

/** A sentence about time, with its mentions of time and the heading above it. */
export interface TimedSentence {
  readonly passage: Sentence['passage'];
  readonly heading: string;
  readonly mentions: readonly TimeMention[];
}

const timeWord =
  /\d ?\)?[- ]{0,2}(?:day|week|month|year|quarter)|(?:19|20)\d\d|\b(?:years?|months?|weeks?|days?|anniversar|perpetu|indefinite|unlimited|until|when terminated|long as|duration|renew|exten[ds]|prolong|evergreen|annual|yearly|monthly|through|upon|carries on|goes on|rolls? over|new agreement)/i;
/** Longer text without an end is a table or a list of names, not a sentence. */
const longest = 4000;

/** Lists the sentences of a document that are about time, in order. */
export function listTimedSentences(
  { sentences, clauses }: DocumentStructure,
  order: DateOrder | undefined,
): readonly TimedSentence[] {
  const headings = new Map(clauses.map(({ id, heading }) => [id, heading]));
  return sentences.flatMap(({ passage, clauseId }) => {
    if (passage.text.length > longest || !timeWord.test(passage.text)) return [];
    const heading = (clauseId && headings.get(clauseId)) || '';
    return [{ passage, heading, mentions: listTimeMentions(passage.text, order) }];
  });
}
