import { type DatedText, type DateMention, getAfter, getBefore } from './dated-text.ts';

/** Words that give the date to another document or event. */
const other =
  /\b(?:as amended|amended (?:on|by|as of|through)|filed|original(?:ly)?|existing|prior|that certain|previous\w*|supersed\w*|registration|source|fiscal|pursuant to (?:the|that)|expir\w+|until|through|ending|between$|prospectus|scheduled|incorporated|organized|commenc(?:e|ed|es|ing)|letter (?:agreement )?dated)\b[^.;]{0,80}$|\b(?:amendment|addendum|schedule|exhibit|annex)\b[^;]{0,30} to (?:the )?[^;"]{0,80}\bdated $/i;
/** Another agreement has an article or `that certain`, and stands in running text: `the Lease dated as of`. */
const otherAgreement =
  /\b(?:the|an?|that|said|such|its|their|certain|under|to) (?:(?!this |THIS |This )[\w&'/,-]+ ){0,8}(?:[Aa]greements?|[Ll]etters?|[Pp]lan|[Ll]ease|[Dd]eed|[Ii]ndenture|[Nn]ote|[Cc]ontracts?|[Mm]emorandum|[Pp]roposal|[Ss]tatement)(?: (?:for|of|on|regarding|between) [^.;,]{0,60})?(?: ?\([^()]{0,60}\))?,? (?:dated|made|entered|executed|effective|as of|by and between)\b[^.;\d]{0,120}$/;

/** Tells whether the words before a date give it to another document or to an event. */
export function isOtherDocument(dated: DatedText, mention: DateMention): boolean {
  // `dated as of May 5, 2010 (this "Amendment")` is this document, whatever it amends.
  if (/^,? ?\(this ["'][A-Z]/.test(getAfter(dated, mention, 12))) return false;
  const before = getBefore(dated, mention, 260);
  return isOtherAgreement(before) || other.test(before.slice(-110));
}

/** Tells whether the words before a date give it to another agreement. */
export function isOtherAgreement(before: string): boolean {
  return otherAgreement.test(before);
}
