import type { DocumentStructure, Sentence } from '../../../text/document-structure.ts';
import { findDue } from '../obligations/due.ts';

/** A time limit in a sentence without an actor: `All royalties are payable within 45 days after …`. */
export interface PassiveDeadline {
  readonly sentence: Sentence;
  readonly action: string;
  readonly due: string;
  readonly from: number;
  readonly to: number;
}

const limit = /\b(?:within|later than|on or before|prior to|by|at least)\b/i;
const measure = /\b(?:days?|weeks?|months?|quarters?|(?:19|20)\d{2})\b/i;
const passive =
  /(?:^|[;:.,] (?:and |but |provided,? (?:however,? )?that )?|\) )((?:(?:the|all|any|such|each|every|payments?|an?|no|[A-Z][\w'-]*) )(?:[\w'"/&-]+ |\([^()]{1,60}\) ){0,14}?(?:(?:shall|must|will) (?:\w+ly )?be (?:\w+ly )?(?:paid|made|delivered|given|submitted|provided|received|completed|returned|issued|due|payable|remitted|furnished|filed|commenced|performed|sent|notified|reimbursed|rendered|resolved|conducted|brought|invoiced)|(?:shall|will) (?:occur|take place|become due)|(?:is|are) (?:due|payable|to be paid)|(?:is|are) due and payable)\b[^;:]{0,160}?)$/;
const ownTerm = /\b(?:this agreement|the term|initial term|renewal term)\b/i;
const twoVerbs = /\b(?:shall|must|will|may|is|are)\b.*\b(?:shall|must|will|may)\b/i;
const negation = /\b(?:not|no|neither|nor)\b/i;

/** Lists the time limits in sentences without an actor, outside of definitions. */
export function listPassiveDeadlines({ sentences }: DocumentStructure): readonly PassiveDeadline[] {
  return sentences.flatMap((sentence) => {
    const words = sentence.passage.text;
    if (sentence.isDefinition || !limit.test(words) || !measure.test(words)) return [];
    const due = findDue(words);
    if (due === undefined || !measure.test(words.slice(due.from, due.to))) return [];
    const before = words.slice(Math.max(0, due.from - 330), due.from).trimEnd();
    const action = passive.exec(before)?.[1];
    if (action === undefined || ownTerm.test(action) || negation.test(action)) return [];
    if (action.split('(').length !== action.split(')').length || twoVerbs.test(action)) return [];
    const from =
      due.from - (words.slice(0, due.from).length - words.slice(0, due.from).lastIndexOf(action));
    return [
      {
        sentence,
        action: action.replace(/[\s,]+$/, ''),
        due: words.slice(due.from, due.to),
        from,
        to: due.to,
      },
    ];
  });
}
