import type { Duty } from './duty.ts';

const exception =
  /\b(?:except|unless|other than|save (?:for|as)|without (?:the |its |his |her |their )?(?:prior |express |written |and )*(?:[\w'’]+ )?(?:consent|approval|permission))\b|(?:^|[,;:] ?)subject to\b|\bsubject to (?:sections?|articles?|clauses?|paragraphs?|schedules?|exhibits?|applicable|availability|the (?:terms|provisions|limitations|conditions|exceptions?|foregoing)|(?:any|all|such) (?:\w+ )?(?:terms|provisions|limitations|conditions|restrictions|required))\b/i;
const conditional =
  /\b(?:upon (?:receipt|notice|request|demand|the|any)|if|in (?:the )?(?:case|event)|when(?:ever)?)\b/i;
/** Words that name a time or a case that another sentence describes. */
const elsewhere = /\b(?:(?:this|such|that) (?:period|case|event|situation)|in which case)\b/i;
/** How far behind a duty words that limit it may stand, in characters. Set by hand. */
const reach = 140;

/** Names the limit of a duty that its action leaves out: an exception or a condition, as words to add; or nothing. */
export function describeLimit(duty: Duty): string {
  if (hasException(duty)) return ', with exceptions';
  return hasCondition(duty) ? ', on a condition' : '';
}

function hasException({ sentence, from, to, action }: Duty): boolean {
  if (exception.test(action)) return false;
  const { text } = sentence.passage;
  const before = /[^.;]*$/.exec(text.slice(0, from))?.[0] ?? '';
  const behind = /^[^.;]*/.exec(text.slice(to, to + reach))?.[0] ?? '';
  return [before, text.slice(from, to), behind].some((words) => exception.test(words));
}

function hasCondition({ sentence, from, to, who, action, condition }: Duty): boolean {
  if (condition !== undefined && !action.includes(condition)) return true;
  const words = sentence.passage.text.slice(from, to);
  const actionFrom = words.indexOf(action.slice(0, 20));
  const lead = words.slice(0, Math.max(0, words.lastIndexOf(who, Math.max(0, actionFrom))));
  return conditional.test(lead) || elsewhere.test(action);
}

/** An action that ends with one of these has lost what comes next. */
const openEnd =
  /(?:\b(?:in particular|ensure|procure|to|of|for|with|by|from|the|an?|that|which|except|including|such as|for example|as follows|following|directly or indirectly|than|necessary)|\d ?%|\(\w\))\W*$/i;
/** Taking from the other side is a right, though the words promise it. */
const taking = /^(?:then )?(?:deduct|make (?:an?|any|the)(?: \w+)? deductions?|withhold)\b/i;

/** Whether a duty is shown in full: an action without its list, or `only` without its condition, says something else. */
export function isComplete({ sentence, to, action, condition }: Duty): boolean {
  const behind = sentence.passage.text.slice(to).trim();
  const isBeforeList = behind === ':' || sentence.passage.text.slice(0, to).trimEnd().endsWith(':');
  const hasLostCondition = /^only\b/i.test(action) && condition !== undefined;
  return !isBeforeList && !openEnd.test(action) && !taking.test(action) && !hasLostCondition;
}
