import { fullMonthNames } from '../../../text/values/months.ts';
import { describeBound } from './bound.ts';

/** The purpose of an amount, with its label for users. */
export interface Purpose {
  readonly label: string;
  /** In the words of the document; absent when no words state it. */
  readonly purpose?: string;
}

const nouns =
  'fees?|prices?|payments?|royalt(?:y|ies)|rents?|deposits?|salary|salaries|costs?|expenses?|budget|charges?|penalt(?:y|ies)|damages|bonus|premiums?|value|commissions?|limits?|deductible|retention|threshold|capital|capitalization|investments?|credits?|grants?|retainer|rates?|advances?|reimbursements?|consideration|interest|principal|loans?|guarantee|contributions?|compensation|allowance|funds?|funding|reserve|tax|taxes|stipend|revenues?|sales|instal?lments?|milestones?|invoices?|purchases?|refunds?|liability|indebtedness|claims?|loss(?:es)?|assets|income|profits?|commitment|coverage|insurance|award|severance|wages|surcharge|discount|balance|(?:pre|down)-?payments?|remuneration|spend|expenditures?|subscription|licen[cs]e|maintenance|support|hosting|sponsorship';
const endsWithNoun = new RegExp(
  `((?:[\\w'/&@%-]+(?: \\([A-Z"][^()]{0,20}\\))? ){0,6}(?:${nouns}))(?: \\((?:the |each,? an? |an? )?"[^"()]{1,60}"\\))?$`,
  'i',
);
const nounWithin = new RegExp(
  `((?:[\\w'/&-]+ ){0,5}(?:${nouns}))(?: \\((?:the )?"[^"()]{1,60}"\\))? (?:of|for|to|in|on|incurred|under|by|from|as|per|related|relating|associated|attributable|due|payable) [\\w' /&.-]{1,45}$`,
  'i',
);
const followedByNoun = new RegExp(
  `^ (?:(?:of|in|worth of) )?(?:the |its |such |any )?((?:(?!of |in |on |for |to |by |per |as |at |from )[a-z][\\w-]* ){0,3}(?:${nouns}))\\b`,
  'i',
);
const namesMoney = new RegExp(`(?:${nouns}|amount|sum|cap|maximum|minimum)$`, 'i');
const link =
  /(?:[,:(–.-]|\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)|\bas follows|\b(?:shall|will|is|are|was|be|of|equals?|to|in|the|an?|amounts?|amounting|sums?|total(?:ing)?|totall?ing|at|rate|least|up|not|no|less|fewer|more|lower|higher|than|exceed|exceeding|exceeds|excess|minimum|maximum|max|aggregate|approximately|about|payable|due|being|lesser|greater|following|with|by|must|may|set|fixed|paid|made|additional|initially|currently|only|event|under|limited|capped|over|above|below|reach|reaches|reaching|first|just|one|time|and))\s*$/i;
const article =
  /^(?:(?:the|an?|its|their|his|her|our|your|whose|such|any|all|each|every|no|of|to|for|in|on|as|and|or|with|by|from|pay|pays|paid|paying|incur|incurred|make|receive|do|does|shall|will|may|must|is|are|be|been|additional|said|this|that|these|those|at|than|following|which|upon|per|under|between|including|plus|minus|less|has|have|had|not|further|if|when|where|then|set|forth|hereunder|fully|also|equal|non-refundable|nonrefundable|non-creditable|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\(?\d{1,2}\)?),? )+/i;
// The payee stands between the verb and what is paid.
const payee =
  /^.*\b(?:pays?|paid|paying|owes?|to) (?:the )?(?:[A-Z][\w.&'-]* ){1,3}(?=(?:an? |the |its )?[a-z])/;
const innerStop =
  /^.*\b(?:pay|pays|paid|paying|receive|receives|make|makes|shall|will|must|may|is|are|was|be|been|has|have|had|a|an|the|its|their|his|her|such|any|all|each|no|to|for|in|on|as|with|by|from|at|than|this|that|which|upon|under|between|including|plus|if|when|where|and|or|not|of|per) /i;
const defined =
  /^[^.;$(]{0,30}?(?:\([^"()]{1,40}\)[^.;$(]{0,15})?\((?:collectively,? |hereinafter,? )?(?:the |each,? an? |an? )?"([^"()]{2,50}?)[,.]?"/;
const forWhat =
  /^\)?(?: \([^()]{0,60}\))?,? (?:as(?! of)|for|toward|towards) (?:the |an? |its |any |all )?((?:[\w'/&-]+ ?){1,7})/i;
const notWhat =
  /^(?:each|every|such|any one|day|days|week|month|quarter|year|period|cash|full|total|advance|addition|case|accordance|respect|follows|set|an? period|\d)/i;
const whatEnd =
  / (?:to|that|which|in|on|at|by|if|is|are|shall|will|of|upon|pursuant|under|set|provided|as|per|within|payable|due|and|or|from|during|until|when|unless|for|with|rendered|described)\b/i;
const isRate = /\brates?(?: (?:of|is|equal to|at))?\W*$/i;
/** In characters; set by hand. */
const longestName = 60;
/** In characters; set by hand. */
const looked = 150;

/** Finds the purpose of an amount in the words around it. */
export function findPurpose(wordsBefore: string, wordsAfter: string): Purpose {
  // A rate in brackets belongs to the name before it: `Sales tax (8.75%): $30`.
  const before = wordsBefore.slice(-looked).replace(/ ?\(\d[^()]{0,12}%\)(?=[:\s]*$)/, '');
  const name =
    findDefined(wordsAfter) ??
    findNameBefore(before) ??
    findNameAfter(wordsAfter) ??
    findRowLabel(wordsBefore, wordsAfter);
  if (name === undefined) return { label: isRate.test(before) ? 'Rate' : 'Amount' };
  return { label: `${capitalize(name)}${describeBound(before)}`, purpose: name };
}

function findDefined(after: string): string | undefined {
  const name = defined.exec(after.slice(0, looked))?.[1];
  return name !== undefined && namesMoney.test(name) ? name : undefined;
}

function findNameBefore(before: string): string | undefined {
  let rest = before.trimEnd();
  for (let cut = rest.replace(link, '').trimEnd(); cut !== rest; ) {
    rest = cut;
    cut = rest.replace(link, '').trimEnd();
  }
  const name = endsWithNoun.exec(rest)?.[1] ?? nounWithin.exec(rest)?.[1];
  return name === undefined ? undefined : tidy(name);
}

function findNameAfter(after: string): string | undefined {
  const direct = followedByNoun.exec(after.slice(0, looked))?.[1];
  if (direct !== undefined && !isNextLabel(after, direct)) return tidy(direct);
  const what = forWhat.exec(after.slice(0, looked))?.[1];
  if (what === undefined || notWhat.test(what)) return undefined;
  return tidy(what.slice(0, whatEnd.exec(what)?.index ?? what.length));
}

/** Whether a name after an amount is the label of the next one: `Shipping: $5 Tax: $1`. */
function isNextLabel(after: string, name: string): boolean {
  const rest = after.slice(after.indexOf(name) + name.length);
  return /^ ?(?:\([^()]{0,20}\))? ?[:=]/.test(rest);
}

const rowLabel = /^(?:\(?\w{1,3}[).] )?([A-Z][^.;:$€£|]{2,58}?)(?:[:.,\s=–-]|\.{2,})*$/;
const notRowLabel = new RegExp(
  String.raw`--|\b(?:shall|will|must|may|is|are|be|pay|pays|has|have|were|sale|agrees?|which)\b|^(?:if|in|upon|when|for|to|at|by|within|on|each|such|subject|whereas|up|total|an?|the|and|or|plus|note|greater|less|more|over|under)\b|\bmeans?\b|^${fullMonthNames}\b`,
  'i',
);
const rowTail = /(?:[\s:.,=–-]|\b(?:at|of|from|to|is|for))+$/i;

/** The first cells of a table row, or the words before a colon in a list. */
function findRowLabel(before: string, after: string): string | undefined {
  // A sentence ends with a full stop; a table row and a list item do not.
  if (/\.\s*$/.test(after) && !/[:=]\s*$/.test(before)) return undefined;
  const starts = ['•', '●', ';', '§'].map((mark) => before.lastIndexOf(mark));
  const cells = rowLabel
    .exec(before.slice(Math.max(...starts) + 1).trim())?.[1]
    ?.replace(rowTail, '');
  if (cells === undefined || cells.length < 3 || notRowLabel.test(cells)) return undefined;
  return cells.split(' ').length > 8 ? undefined : cells;
}

function tidy(words: string): string | undefined {
  const noun = words
    .replace(payee, '')
    .replace(innerStop, '')
    .replace(article, '')
    .replace(/^[^\w"]+|[\s,.:-]+$/g, '');
  return noun.length < 3 || noun.length > longestName || /^\d|--/.test(noun) ? undefined : noun;
}

function capitalize(name: string): string {
  const shown = /[a-z]/.test(name) ? name : name.toLowerCase();
  return `${shown.charAt(0).toUpperCase()}${shown.slice(1)}`;
}
