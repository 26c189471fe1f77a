import { nameParticles } from './name-particles.ts';

/** The label of a line that states a task: `Action:`, `Next actions -`, `To do for Anna:`. */
export const taskLabel =
  /^(?:next )?(?:actions?(?: items?| points?)?|todos?|to[- ]dos?|follow[- ]?ups?|AP|AI)(?: (?:for|on) (@?[A-Z][\w.@-]{1,30}(?: [A-Z][\w-]{1,30})?))?(?: ?\d{1,3}[.)]?)?\s?[:–-]\s?(?=.{4})/i;

const name = `\\p{Lu}[\\p{L}'’-]{1,30}\\.?(?: ${nameParticles}\\p{Lu}[\\p{L}'’-]{0,30}){0,2}`;
const another = `(?:@[\\w.-]{2,40}|\\p{Lu}[\\p{L}'’-]{1,30}(?: ${nameParticles}\\p{Lu}[\\p{L}'’-]{1,30})?)`;
/** One name or handle, or several. */
const owners = `(@[\\w.-]{2,40}|${name}(?:(?:, | and | & |\\/)${another}){0,3})`;

/** `Anna: update the roadmap`, `@ben - fix the test`. */
export const ownerFirst = new RegExp(
  `^${owners}(?: \\([^)]{1,30}\\))?(?:: | - |:)(?=\\S.{3})`,
  'u',
);

/** `(@ben) fix the test`. */
export const handleFirst = /^\((@[\w.-]{2,40})\):? (?=\S.{3})/;

/** `… (Dana, by 13 March)`, `… [Owner: Ben]`, `… - Anna`. */
export const ownerLast = new RegExp(
  `(?:[([]| - |, |\\b(?=owner|responsible|assign))(?:owner|responsible|assigned to|assignee|who|resp)?:? ?${owners}(?:[,;] ?[^)\\]]{0,40})?[)\\]]?\\.?$`,
  'u',
);

/** Words instead of an owner that name nobody. */
export const nobody =
  /^(?:the )?(?:someone|somebody|team|all|everyone|everybody|anyone|we|us|tbd|tbc|n\/a|none|nobody|unassigned|group|\?+|-+)$/i;

/** `… was asked to`, `… took an action to`: said of a person, these are tasks too. */
export const assigned =
  /(?<![\p{L}\d@'-])(@[\w.-]{2,40}|\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30}){0,2}) (?:was asked to|were asked to|has been asked to|was tasked (?:with|to)|(?:takes?|took|has|have) (?:an?|the) action(?: item)? to|is responsible for) (\p{Ll}{3,}[^;]{0,300}?)(?=[.!?]?$|;)/gu;

/** Words before or in a sentence that make it a wish, a report of the past or a condition. */
export const noTask =
  /^(?:if|whether|unless|when|once|should|would|could|maybe|perhaps)\b|\b(?:would have|used to|was going to|were going to)\b/i;

/** A duty that never ends needs no date. */
export const standing =
  /\b(?:continue|continues|keep|keeps|monitor|every (?:day|week|month|quarter|year|meeting)|weekly|monthly|quarterly|regularly|ongoing|on an ongoing basis|as needed|as required)\b/i;

/** That a task was done. */
export const done = /(?:^|[\s([-])(?:done|completed|complete|closed|finished)[\])]?\.?$/i;

/** Columns of a table of tasks. */
export const whoColumn =
  /^(?:who|(?:task |action )?owners?|responsible(?: (?:person|party|member|for it))?|persons?(?: responsible| in charge)?|in charge|accountable|resp\.?|assigned(?: to)?|assignees?|by whom|leads?|names?|responsibility|DRI|PIC)$/i;
export const whatColumn =
  /^(?:what|(?:next )?actions?(?: items?| points?| required| to be taken| agreed)?|tasks?(?: description)?|to[- ]?dos?|description|items?|follow[- ]?up|next steps?|activity|deliverables?)$/i;
export const whenColumn =
  /^(?:when|due(?: date| by| on)?|by when|deadlines?|date|(?:target|completion|finish|end)(?: date)?|by|until|timing|time ?line|complete by)$/i;
export const statusColumn = /^(?:status|state|done|progress)$/i;
