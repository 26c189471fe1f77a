import { countOf, joinSome, joinWords, quoteWords } from '@clauselight/core';
import type { LetterDeadline, LetterDetails, LetterRequest } from '@clauselight/schema';
import { addDuration } from '../../text/values/calendar.ts';
import { formatDate } from '../../text/values/dates.ts';
import { getWeekday, getWeekdayName } from '../../text/values/weekdays.ts';
import type { Remark } from '../remark.ts';
import { sortRemarks } from '../remark-catalog.ts';
import { letterCatalog } from './catalog.ts';

const { createRemark } = letterCatalog;
/** A consequence with a deadline so near the letter's date counts. */
const nearDays = 14;
const pointsForNearConsequence = 6;
const pointsForNotice = 3;
const signsForWarning = 2;
/** `within [Number] days`: a deadline whose length is not filled in. */
const openDeadline =
  /\bwithin (?:\[[^\]]{0,40}\]|_{2,}|\{\{[^}]{0,60}\}\}) (?:\w+ )?(?:days?|weeks?|months?|hours?)\b/i;
const soon =
  /\b(?:immediately|at once|within (?:the next )?(?:\d{1,2} hours|(?:[1-9]|1[0-4]) days))\b/i;

/** What whoever writes a letter that is not filled in yet should do. */
const checkBeforeSending = 'Check that this is what you mean to say before it goes out.';

/**
 * What the reader of a letter should attend to.
 *
 * @param options - `isUnfilled`: whether places are left open, so that the reader is who writes it.
 */
export function listLetterRemarks(
  details: LetterDetails,
  { isUnfilled = false }: { readonly isUnfilled?: boolean } = {},
): readonly Remark[] {
  return sortRemarks([
    ...remarkRequests(details, isUnfilled),
    ...remarkConsequences(details, isUnfilled),
    ...remarkNotice(details),
    ...remarkSigns(details),
  ]);
}

/** The request that is due first, by the day that is safe. */
export function findFirstDue(requests: readonly LetterRequest[]): LetterRequest | undefined {
  const dated = requests.filter(({ deadline }) => deadline !== undefined);
  return [...dated].sort((a, b) => compareDays(a.deadline, b.deadline))[0];
}

function compareDays(a: LetterDeadline | undefined, b: LetterDeadline | undefined): number {
  const [one, other] = [getDay(a), getDay(b)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** What is to be done at once comes first, what names no day last. */
function getDay(deadline: LetterDeadline | undefined): string {
  const isAtOnce = /\b(?:immediately|at once|forthwith|delay)\b/i.test(deadline?.words ?? '');
  return deadline?.safeDate ?? (isAtOnce ? '0000' : '9999');
}

/** A deadline for people: the day with its weekday and how it follows, or else the words of the letter. */
export function describeDeadline({
  words,
  safeDate,
  computation,
  countedFrom,
}: LetterDeadline): string {
  if (safeDate === undefined) return words;
  const day = `${getWeekdayName(getWeekday(safeDate))} ${formatDate(safeDate)}`;
  if (computation === undefined) return day;
  const later = countedFrom === 'receipt' ? '; counted from receipt it is later' : '';
  return `${day} (${computation}${later})`;
}

function remarkRequests(
  { requests, notice }: LetterDetails,
  isUnfilled: boolean,
): readonly Remark[] {
  if (requests.length === 0 || notice?.isPersonal) return [];
  const first = findFirstDue(requests);
  const words = joinSome(requests.map(({ text }) => quoteWords(text, 100)));
  const deadline = first?.deadline;
  const isOpen = requests.some(({ text }) => openDeadline.test(text));
  const due = deadline
    ? `Due first: ${describeDeadline(deadline)}.`
    : isOpen
      ? 'The length of a deadline is left open.'
      : 'No deadline was recognized.';
  const isPressing = deadline !== undefined || requests.some(({ isDemand }) => isDemand);
  return [
    createRemark('LET-01', {
      level: deadline ? 3 : isPressing ? 2 : 1,
      points: 0,
      notice: `The letter asks: ${words}. ${due}`,
      nextStep: isUnfilled
        ? 'Fill in what is asked, of whom and by when.'
        : deadline === undefined
          ? 'Ask by when an answer is expected, or set yourself a day.'
          : 'Put the day in the calendar and decide now who does it.',
      evidence: [
        ...(first ? [first.evidence] : []),
        ...requests.filter((request) => request !== first).map(({ evidence }) => evidence),
      ],
    }),
  ];
}

function remarkConsequences(
  { consequences, requests, date, notice }: LetterDetails,
  isUnfilled: boolean,
): readonly Remark[] {
  const first = consequences[0];
  if (first === undefined || notice?.isPersonal) return [];
  const isNear =
    requests.some(({ deadline }) => isNearDeadline(deadline, date?.date)) ||
    consequences.some(({ text }) => soon.test(text));
  return [
    createRemark('LET-02', {
      points: isNear ? pointsForNearConsequence : 0,
      notice: `It announces: ${joinSome(consequences.map(({ text }) => quoteWords(text, 140)))}.`,
      nextStep: isUnfilled
        ? checkBeforeSending
        : isNear
          ? `The deadline is at most ${nearDays} days after the letter’s date: act, or ask in writing for more time, before it passes.`
          : 'Decide whether to do what is asked, to object, or to ask for more time.',
      evidence: consequences.map(({ evidence }) => evidence),
    }),
  ];
}

function isNearDeadline(deadline: LetterDeadline | undefined, date: string | undefined): boolean {
  if (deadline?.safeDate === undefined || date === undefined) {
    return /\b(?:immediately|at once|\d{1,2} hours|(?:[1-9]|1[0-4]) days)\b/i.test(
      deadline?.words ?? '',
    );
  }
  const near = addDuration(date, { amount: nearDays, unit: 'day' });
  return near !== undefined && deadline.safeDate <= near;
}

function remarkNotice({ notice }: LetterDetails): readonly Remark[] {
  if (!notice?.isPersonal) return [];
  const missing = notice.items.filter(({ evidence }) => evidence === undefined);
  const needed = missing.filter(({ name }) => name !== 'Delivery' && name !== 'Request to confirm');
  if (missing.length === 0) return [];
  const names = joinWords(missing.map(({ name }) => name.toLowerCase()));
  return [
    createRemark('LET-03', {
      level: needed.length > 0 ? 2 : 1,
      points: needed.length > 0 ? pointsForNotice : 0,
      notice: `${notice.items.length - missing.length} of ${notice.items.length} particulars of a formal notice are there. Not found: ${names}.`,
      nextStep:
        'Compare with the notice clause of the contract: to whom, in which form and by when it must be given.',
      evidence: [notice.evidence],
    }),
  ];
}

function remarkSigns({ warningSigns }: LetterDetails): readonly Remark[] {
  if (warningSigns.length < signsForWarning) return [];
  const isCommon = warningSigns.every(({ family }) => family === 'urgency' || family === 'threat');
  const names = joinWords(warningSigns.map(({ label }) => label.toLowerCase()));
  const caution = isCommon ? ' Real courts and collectors write so, too.' : '';
  return [
    createRemark('LET-04', {
      level: isCommon ? 2 : 3,
      points: isCommon ? 3 : 6,
      notice: `${countOf(warningSigns.length, 'sign')} often seen in fraud: ${names}.${caution}`,
      nextStep:
        'Before you pay or answer, ask the sender by a number from its own website, not from this letter.',
      evidence: warningSigns.map(({ evidence }) => evidence),
    }),
  ];
}
