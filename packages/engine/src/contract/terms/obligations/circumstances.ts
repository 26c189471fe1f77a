import { findDue, leadingDue } from './due.ts';

/** What must be done, by when and under which condition, in the words of the document. */
export interface Circumstances {
  readonly action: string;
  readonly due?: string;
  readonly condition?: string;
}

const conditionWords =
  /(?<!\b(?:immediately|promptly|forthwith|not|and|or|days?|weeks?|months?|hours?))(?:,? )\b(?:(?:only |even |except )?if(?! any\b| and when| applicable\b)|unless|provided,?(?: however,?)? that|in the event(?: that| of)?|in case(?: of)?|upon (?:[\w'’()[\]*-]+ ){0,5}?(?:receipt|receiving|requests?|termination|expiration|expiry|completion|execution|demand|notice|occurrence|delivery|payment|discovery|becoming|learning|approval|acceptance|closing|acknowledge?ment|breach|default)\b|to the extent(?: that)?|(?:so|as) long as|(?<=,[^,]{0,5})subject to|subject to (?:section|article|clause|paragraph|schedule|exhibit|(?:the|any|all|such) (?:terms|provisions|limitations|conditions|applicable|rights|prior|other|foregoing|restrictions)|its|applicable|availability|prior)|except (?:as|where|to|for|that|in)|on (?:the )?condition that)/i;
const leadingCondition =
  /^(?:if|absent|in the event|in case|in the case of|upon|unless|subject to|where|when|whenever|should|to the extent|except|so long as|as long as|once|at (?:the )?(?:[\w'’]+ ){0,3}(?:request|option)|on (?:the )?(?:expiration|termination|expiry|completion|receipt|request|written)|following|after|until|pending)\b/i;
// "…, upon request, …": the action continues after it.
const insertion = /^,? ?(?<=,.?)((?:if|upon|unless) [^,;.()]{1,60}), (?!and |or |but )/i;
const connective =
  /^(?:(?:and|but|or|however|further|then|also|provided|that|in addition|additionally|furthermore|moreover|accordingly|therefore|thereafter),? )+/i;
const timeAfterCondition =
  /, (?:and |then )?(?=(?:within|no later|not later|promptly|immediately|on or before|as soon as|at least|by the) )/i;

/**
 * Splits what follows the verb of duty into the action, its time and its condition. `lead` stands before the subject.
 */
export function parseCircumstances(lead: string, words: string): Circumstances {
  const before = parseLead(lead);
  const open = findOutsideBrackets(words, conditionWords);
  const inserted = open === undefined ? undefined : insertion.exec(words.slice(open))?.[1];
  const isLast = open !== undefined && inserted === undefined;
  const main = isLast ? words.slice(0, open) : words;
  const condition = inserted ?? (isLast ? tidy(words.slice(open)) : '');
  const due = findDue(main);
  const action = due?.isLast ? tidy(main.slice(0, due.from)) : '';
  const when = before.due ?? (due && tidy(main.slice(due.from, due.to)));
  const conditions = [before.condition, condition].filter((part) => part);
  return {
    action: action.length > 2 ? action : tidy(main),
    ...(when && { due: when }),
    ...(conditions.length > 0 && { condition: conditions.join('; ') }),
  };
}

function parseLead(lead: string): { readonly due?: string; readonly condition?: string } {
  const words = tidy(`${lead} `.replace(connective, ''));
  if (words === '') return {};
  const found = timeAfterCondition.exec(words);
  // In "If, within a year, …" the time belongs to the condition.
  const joint = found !== null && found.index > 12 ? found : null;
  const first = joint ? words.slice(0, joint.index) : words;
  const second = joint ? words.slice(joint.index + joint[0].length) : '';
  if (leadingDue.test(first)) return { due: first };
  return {
    ...(leadingCondition.test(first) && { condition: first }),
    ...(leadingDue.test(second) && { due: second }),
  };
}

/** Finds the first match of a pattern outside of brackets. */
function findOutsideBrackets(words: string, pattern: RegExp): number | undefined {
  let offset = 0;
  for (let round = 0; round < 6; round += 1) {
    const match = pattern.exec(words.slice(offset));
    if (match === null) return undefined;
    const from = offset + match.index;
    const head = words.slice(0, from);
    if (from > 3 && head.split('(').length <= head.split(')').length) return from;
    offset = from + match[0].length;
  }
  return undefined;
}

function tidy(words: string): string {
  const opened = words.split('(').length;
  const closed = words.split(')').length;
  return (closed > opened ? words.replace(/\)[^()]{0,3}$/, '') : words)
    .replace(/^[\s,;:.)-]+/, '')
    .replace(
      /(?:[\s,;:.(]|(?:^|,? \b)(?:and|or|but|then|provided|however|further|that)(?=[\s,;:.(]*$))+$/i,
      '',
    );
}
