import type { ClauseCategory } from '@clauselight/schema';
import type { Sentence } from '../../text/document-structure.ts';

/** Words that set an amount or a time up to which somebody can be held liable. */
const ceiling =
  /\b(?:exceed\w*|in excess of|(?:no|not) (?:be )?(?:\w+ )?(?:more|greater|higher) than|at most|(?:is|are|be|hereby|expressly|strictly) limited (?:to|in)|limits? (?:\w+ ){0,4}to|cap(?:s|ped)?|maximum|aggregate|cumulative|ceiling|up to|amounts? (?:actually )?(?:paid|payable|received)|fees (?:actually )?(?:paid|payable))\b|\b(?:within|after|more than)\b[^.;]{0,60}\b(?:days|months|years?)\b/i;
const notLimited = /\b(?:but |and )?(?:not|without)(?: being| be)? limit(?:ed|ation)(?: to)?\b/gi;
/** Losses or remedies that are left out altogether. */
const exclusion =
  /\b(?:consequential|indirect|incidental|punitive|exemplary|special damages|los[ts] (?:of )?(?:\w+ )?(?:profits?|revenues?|data|business))\b|\b(?:sole|only|exclusive)(?: and exclusive)? remed(?:y|ies)\b/i;
const insured = /\binsur(?:ance|ed|er|ers)\b/i;
const liable = /\b(?:liab\w+|responsib\w+|damages|claims?|recover\w*|loss(?:es)?|remed\w+)\b/i;

const solicits = /\b(?:solicit\w*|entic\w+|canvass\w*|poach\w*)\b/i;
const competes =
  /\b(?:compet\w*|rivals?|similar|exclusiv\w*|engage\w*|(?:interest|employed|involved) in|carry on|own|operate|same (?:business|field|industry)|other (?:business|employment|work))\b/i;

/** Whether the words of a passage say something else than its category, although they sound like it. */
const isElse: Partial<Readonly<Record<ClauseCategory, (words: string) => boolean>>> = {
  'cap-on-liability': (words) => {
    const own = words.replace(notLimited, ' ');
    if (!ceiling.test(own)) return exclusion.test(own);
    return (
      insured.test(own) && !liable.test(own.replace(/\bliability (?:insurance|coverage)\b/gi, ' '))
    );
  },
  'non-compete': (words) => solicits.test(words) && !competes.test(words),
};

/** Categories of what somebody owes or gives up: what only explains a word or tells a story is none. */
const promised: ReadonlySet<ClauseCategory> = new Set<ClauseCategory>([
  'cap-on-liability',
  'uncapped-liability',
  'ip-ownership-assignment',
  'joint-ip-ownership',
  'non-compete',
  'exclusivity',
  'no-solicit-of-customers',
  'no-solicit-of-employees',
]);
const whereas = /^\W*(?:\(?[A-Z\d]{1,3}[.)]\s*)?WHEREAS\b/i;
const promise =
  /\b(?:shall|must|hereby|agrees? (?:to|that|not)|may not|will|cannot|(?:is|are) not (?:permitted|allowed))\b/i;

/** Tells whether a passage is not what its category says: it excludes losses, explains a word or tells a story. */
export function isOffCategory(
  category: ClauseCategory,
  words: string,
  sentence: Sentence | undefined,
): boolean {
  if (isElse[category]?.(words) === true) return true;
  if (!promised.has(category) || sentence === undefined) return false;
  if (whereas.test(sentence.passage.text)) return true;
  return sentence.isDefinition && !promise.test(words);
}
