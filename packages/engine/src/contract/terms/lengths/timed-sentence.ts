import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import type { DateOrder } from '../../../text/values/date-order.ts';
import { listTimeMentions, type TimeMention } from './time-mention.ts';

/** A sentence that speaks of time, with all it says of it and the heading it stands under. */
export interface TimedSentence {
  readonly passage: Sentence['passage'];
  readonly heading: string;
  readonly mentions: readonly TimeMention[];
}

const timeWord =
  /\d ?\)?[- ]{0,2}(?:day|week|month|year|quarter)|(?:19|20)\d\d|\b(?:years?|months?|weeks?|days?|anniversar|perpetu|indefinite|unlimited|until|when terminated|long as|duration|renew|annual|yearly|monthly|through|upon)/i;
/** A longer stretch without an end is a table or a list of names, not a sentence. */
const longest = 4000;

/** The sentences of a document that speak of time, in its order. */
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
