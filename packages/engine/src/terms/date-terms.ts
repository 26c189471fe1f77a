import type { Evidence } from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';
import { createPassage, findEvidence, type Passage } from '../passage.ts';
import { formatDate, listDates } from './dates.ts';
import type { DraftTerm } from './draft-term.ts';

interface PlacedDate {
  readonly date: string;
  readonly evidence: Evidence;
  readonly before: string;
  readonly after: string;
  /** Whether it stands in the title page and opening words. */
  readonly isOpening: boolean;
}

const openingLength = 6000;
const contextLength = 240;

const agreementCue =
  /\b(?:dated?|made|entered into|executed|effective|agreement is|as of|date of (?:this )?agreement|signed)\b[^.;]{0,120}$|\bthis\s*$/i;
const otherDocument =
  /\b(?:amend\w*|filed|original(?:ly)?|existing|prior|certain|previous|supersed\w*|first amendment to|registration|source|fiscal|pursuant to (?:the|that)|expires?|until|through|ending|between)\b[^.;]{0,80}$/i;
const effectiveAfter =
  /^[^.;]{0,40}\((?:[^()]{0,60})"?(?:the )?"?(?:effective|commencement|start) date"?/i;
const effectiveBefore =
  /(?:\b(?:effective|commencement|start) date"?\)?,?\s*(?:\([^)]{0,40}\)\s*)?(?:of this agreement )?(?:means|shall mean|shall be|is|will be|:|of)?\s*(?:the )?(?:date of )?|\beffective (?:as of|on|from)?\s*(?:the |this )?|\b(?:commence|commences|commencing|begin|begins|beginning|become effective|takes effect)(?: on| as of| from)?(?: the)?\s*)$/i;
const expirationBefore =
  /(?:\b(?:expir\w+|terminat\w+|end|ends|ending|continu\w+|remain\w*(?: in)?(?: full)?(?: force)?(?: and)?(?: in)? effect|extend\w*)\b[^.;]{0,70}?\b(?:on|until|through|to|as of|date:?)\s*(?:(?:the )?(?:earlier|later|earliest)(?: to occur)?(?: of)?:? ?(?:\(\w{1,3}\) ?)?|and including |the close of business on |midnight (?:on |of )?|11:59 [ap]\.?m\.?,? (?:on )?)?|\b(?:expiration|expiry|termination|end) date"?\)?\s*(?:means|shall mean|shall be|is|:)?\s*|\b(?:through|until)(?: and including)?\s*|\bto\s*)$/i;
const termSubject =
  /\b(?:term|agreement|contract|lease|subscription|engagement|licen[cs]e|expiration date|expiry date|end date)\b/i;

/** The dates that decide when the contract starts and ends, and every other date it states. */
export function listDateTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  const dates = listPlacedDates(text, structure);
  const agreement = findAgreementDate(dates);
  const effective =
    dates.find(({ after }) => effectiveAfter.test(after)) ??
    dates.find(({ before, isOpening }) => isOpening && effectiveBefore.test(before)) ??
    dates.find(
      ({ before }) =>
        /\beffective date\b[^.;]{0,30}$/i.test(before) && effectiveBefore.test(before),
    );
  const expiration = dates.find(
    ({ before }) => expirationBefore.test(before) && termSubject.test(before),
  );
  const named = [agreement, effective, expiration];
  const seen = new Set(named.map((date) => date?.date));
  const others = dates.filter(({ date, evidence }) => {
    const isNew = !seen.has(date) && evidence.start >= (structure.sentences[0]?.start ?? 0);
    seen.add(date);
    return isNew;
  });
  return [
    ...(agreement ? [createDateTerm('agreement-date', 'Agreement date', agreement)] : []),
    ...(effective ? [createDateTerm('effective-date', 'Effective date', effective)] : []),
    ...(expiration ? [createDateTerm('expiration-date', 'Expiration date', expiration)] : []),
    ...others.map((date) => createDateTerm('date', 'Date', date)),
  ];
}

function findAgreementDate(dates: readonly PlacedDate[]): PlacedDate | undefined {
  const opening = dates.filter(
    ({ isOpening, before }) => isOpening && !otherDocument.test(before.slice(-90)),
  );
  return opening.find(({ before }) => agreementCue.test(before));
}

function listPlacedDates(text: string, structure: DocumentStructure): readonly PlacedDate[] {
  const opening = createPassage(text, { start: 0, end: Math.min(text.length, openingLength) });
  const inOpening = placeDates(text, opening, true);
  const last = inOpening.at(-1)?.evidence.end ?? 0;
  const inBody = structure.sentences
    .filter(({ end }) => end > last)
    .flatMap(({ passage }) => placeDates(text, passage, false))
    .filter(({ evidence }) => evidence.start >= last);
  return [...inOpening, ...inBody];
}

function placeDates(text: string, passage: Passage, isOpening: boolean): readonly PlacedDate[] {
  return listDates(passage.text).flatMap(({ from, to, date }) => {
    const evidence = findEvidence(text, passage, { from, to });
    if (evidence === undefined) return [];
    const before = passage.text.slice(Math.max(0, from - contextLength), from);
    const after = passage.text.slice(to, to + contextLength);
    return [{ date, evidence, before, after, isOpening }];
  });
}

function createDateTerm(
  type: DraftTerm['type'],
  label: string,
  { date, evidence }: PlacedDate,
): DraftTerm {
  return { type, label, display: formatDate(date), value: { kind: 'date', date }, evidence };
}
