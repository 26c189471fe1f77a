import { addDuration } from '../../../text/values/calendar.ts';
import { formatDate } from '../../../text/values/dates.ts';
import type { ComputedDate } from './computed-date.ts';
import { type DateReference, listDateReferences } from './date-references.ts';
import { type DatedText, findMentionEvidence } from './dated-text.ts';
import { isOtherAgreement } from './other-document.ts';
import { findSignatureDate } from './signature-date.ts';

interface DateCandidate {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
  /** ISO 8601; `undefined` for a blank, and for words that only name a date. */
  readonly date: string | undefined;
  readonly refersTo: DateReference['refersTo'] | undefined;
}

const isDefinedAfter =
  /^(?: ?, ?\d{4})?[^.;()\d]{0,40}\((?:[^()]{0,60}["'])?(?:,? ?(?:or|and|the|this|hereinafter|herein|called|referred to|as|collectively),? ?){0,4}["']?(?:the )?(?:\w+ )?effective ?date\b|^,? (?:herein\w* )?(?:called|referred to as) the "?effective date|^,? which (?:date )?(?:shall be|is|will be)[^.;]{0,30}\beffective date/i;
const clock =
  '(?:\\d{1,2}:\\d{2} ?[ap]\\.?m\\.?,? ?(?:[a-z]+ (?:standard |daylight )?time,? )?(?:on )?)?';
const isDefinedBefore = new RegExp(
  `\\beffective date["']?,?\\)?(?: of (?:this|the) [\\w ]{1,30})?,?(?: ?[:-]|,? (?:means|shall mean|shall be|is|will be|hereof is))?:? ?(?:(?:as of|on) )?(?:the )?${clock}$`,
  'i',
);
const isStartDefined =
  /^[^.;()\d]{0,40}\((?:the |herein\w*,? )?["']?(?:the )?["'](?:commencement|start|initial|beginning) date\b|^,? ?["'](?:the )?commencement date/i;
const isStartDefinedBefore =
  /(?:["']|(?:^|[.;:)] ))(?:the )?(?:contract )?(?:commencement|start|starting)(?: date)?["']?(?: of (?:this|the) [\w ]{1,30})?(?: ?:| (?:means|shall mean|shall be|is|will be)):? ?(?:the )?$|\bcontract start: ?$/i;
const isInForce = new RegExp(
  `\\b(?:(?<!not )effective(?! date)(?:,? ?(?:as of|as from|from|on|upon|beginning|commencing|starting)|,? [^.;]{0,50} as of)?|(?:take|takes|taking) effect(?: on| as of| from)?|with effect from|(?:come|comes|enter|enters)(?: into)? (?:force|effect)(?: on| as of| from)?)(?: and from)?(?: the day of)?(?: the| this)? ${clock}$`,
  'i',
);
const isCommencing =
  /\b(?:commenc\w+|begin(?:s|ning)?|start(?:s|ing)?|run(?:s|ning)?|lasts?|(?:is|[’']re|are) (?:in|yours|on) for (?:the )?(?:[\w-]+ ){1,4}|moves? in)(?: to run)?(?: effective)?(?:,)? ?(?:(?:on|as of|from|with|upon|at|effective)(?: and from| and as of)? )?(?:the |this )?$|\b(?:years?|months?),? (?:from|after|following)(?: and after)? (?:the )?$/i;
const subject =
  /(?<!\b(?:with|under|in|to|by|purposes of|pursuant to) )\b(?:this|the) (?:[\w"'&-]+ ){0,8}?(?:agreement|contract|term|lease|amendment|engagement|license|appointment|promotion|letter|arrangement|franchise|venture|schedule|addendum|deal|tenancy|stay|hire|rental|placement|internship|job|membership|subscription|loan)\b|\b(?:your|our|his|her) (?:stay|membership|tenancy|hire|job|work|place|time (?:here|with us)|subscription|contract|agreement)\b|(?:^|[.;:)\d] )(?:the )?(?:membership|tenancy|employment|hire)\b|\b(?:you|the (?:tenant|lodger|resident|guest|member|student)) (?:(?:can|may|will) )?moves? in\b|\byou(?:[’']re| are) in for\b|\bterm\b|\b(?:initial|contract) period\b|\bit (?:shall|will) (?:be|become|come|enter|take|commence)\b|\b(?:signed|executed|made|entered into) and effective\b/i;
const notThis =
  /\b(?:price|fees?|payment|interest|notice|termination|resignation|amend(?:ed|ing)|warranty|audit|royalt\w+|each|registration|statement|if|unless|prior to|surviv\w*|insurance|(?:fiscal|calendar|taxable|each|any|such) (?:year|quarter)|sale|means the|bill of sale|earlier|later)\b[^.;:]{0,60}$/i;

/**
 * Finds the date from which the agreement applies: as it is defined, or stated of the agreement or its term. When the
 * words only name the date of the agreement or of the last signature, that date is returned. Returns nothing when no
 * words state it, when the date is blank, or when it depends on an event.
 */
export function findEffectiveDate(
  dated: DatedText,
  agreement: ComputedDate | undefined,
): ComputedDate | undefined {
  const candidates = listCandidates(dated);
  for (const matches of criteria) {
    for (const candidate of candidates) {
      if (!matches(candidate)) continue;
      const date = resolveCandidate(dated, candidate, agreement);
      if (date !== undefined) return date;
      if (candidate.refersTo === undefined) return undefined;
    }
  }
  return undefined;
}

/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const openingLength = 8000;
const isThisSubject = ({ before }: DateCandidate) =>
  subject.test(before.slice(-160)) && !notThis.test(before.slice(-70)) && !isOtherAgreement(before);

/** In order of preference. */
const criteria: readonly ((candidate: DateCandidate) => boolean)[] = [
  ({ after }) => isDefinedAfter.test(after),
  ({ before }) => isDefinedBefore.test(before),
  (candidate) =>
    candidate.from < openingLength &&
    isInForce.test(candidate.before) &&
    /\b(?:agreement|contract|amendment)\b/i.test(candidate.before) &&
    !isOtherAgreement(candidate.before) &&
    !notThis.test(candidate.before.slice(-90)),
  ({ after }) => isStartDefined.test(after),
  ({ before }) => isStartDefinedBefore.test(before),
  (candidate) => isInForce.test(candidate.before) && isThisSubject(candidate),
  (candidate) => isCommencing.test(candidate.before) && isThisSubject(candidate),
];

/** Guidance printed with a form explains it by dates that are not agreed. */
const inExample = /\b(?:in this example|for example|for instance)\b[^()]*$/i;

function listCandidates(dated: DatedText): readonly DateCandidate[] {
  const { text } = dated.passage;
  const references = listDateReferences(text).map((found) => ({ ...found, date: undefined }));
  const dates = dated.mentions.map((found) => ({ ...found, refersTo: undefined }));
  return [...dates, ...references]
    .filter(({ from }) => !inExample.test(text.slice(Math.max(0, from - 220), from)))
    .sort((a, b) => a.from - b.from)
    .map((found) => ({
      ...found,
      before: text.slice(Math.max(0, found.from - 220), found.from),
      after: text.slice(found.to, found.to + 120),
    }));
}

function resolveCandidate(
  dated: DatedText,
  candidate: DateCandidate,
  agreement: ComputedDate | undefined,
): ComputedDate | undefined {
  const evidence = findMentionEvidence(dated, candidate);
  if (evidence === undefined) return undefined;
  if (candidate.date !== undefined) return { date: candidate.date, evidence };
  if (candidate.refersTo === undefined) return undefined;
  const isSignature = candidate.refersTo === 'last-signature';
  const day = isSignature ? findSignatureDay(dated) : agreement;
  if (day === undefined) return undefined;
  if (/\bday (?:after|following) (?:the )?$/i.test(candidate.before)) return addDay(day, evidence);
  const name = isSignature ? 'date of the last signature' : 'date of the agreement';
  return {
    date: day.date,
    evidence,
    computation: `${name}, ${formatDate(day.date)}`,
    basis: [day.evidence],
  };
}

function addDay(day: ComputedDate, evidence: ComputedDate['evidence']): ComputedDate | undefined {
  const date = addDuration(day.date, { amount: 1, unit: 'day' });
  const computation = `${formatDate(day.date)} + 1 day`;
  return date === undefined ? undefined : { date, evidence, computation, basis: [day.evidence] };
}

function findSignatureDay(dated: DatedText): ComputedDate | undefined {
  const mention = findSignatureDate(dated);
  const evidence = mention && findMentionEvidence(dated, mention);
  return mention?.date === undefined || evidence === undefined
    ? undefined
    : { date: mention.date, evidence };
}
