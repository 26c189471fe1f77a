import { joinWords, quoteWords, sayKind, shorten } from '@clauselight/core';
import type { LetterDetails, SummarySentence } from '@clauselight/schema';
import { formatDate } from '../../text/values/dates.ts';
import { describeDeadline, findFirstDue } from './letter-remarks.ts';

const acts: Readonly<Record<NonNullable<LetterDetails['notice']>['act'], string>> = {
  terminates: 'ends a contract',
  cancels: 'cancels a contract or booking',
  withdraws: 'withdraws a declaration',
  objects: 'objects to a decision',
  disputes: 'disputes a claim',
};

const shownRequests = 3;

interface LetterFacts {
  /** What it is called: a letter or an e-mail. */
  readonly label: string;
  /** Whether places are left open. */
  readonly isUnfilled?: boolean;
}

/**
 * A letter in a few sentences: from whom, about what, what it asks by when, what follows, what to do first.
 */
export function summarizeLetter(
  details: LetterDetails,
  { label, isUnfilled = false }: LetterFacts,
): readonly SummarySentence[] {
  return [
    describeLetter(details, label),
    isUnfilled ? { text: 'It is not filled in yet.', evidence: [] } : undefined,
    describeNotice(details),
    describeRequests(details),
    describeConsequence(details),
    describeSigns(details),
    describeFirst(details),
    describeEarlier(details),
  ].filter((sentence) => sentence !== undefined);
}

function describeLetter(
  { sender, recipient, date, subject }: LetterDetails,
  label: string,
): SummarySentence {
  const when = date ? ` of ${formatDate(date.date)}` : '';
  const from = sender ? ` from ${shorten(sender.text, 60)}` : '';
  const to = recipient ? ` to ${shorten(recipient.text, 60)}` : '';
  const about = subject ? `; its subject is ${quoteWords(subject.text)}` : '';
  return {
    text: `${sayKind(label)}${when}${from}${to}${about}.`,
    evidence: [date, sender, recipient, subject].flatMap((part) => part?.evidence ?? []),
  };
}

function describeNotice({ notice }: LetterDetails): SummarySentence | undefined {
  return (
    notice && {
      text: `It ${acts[notice.act]}: ${quoteWords(notice.evidence.quote, 160)}.`,
      evidence: [notice.evidence],
    }
  );
}

function describeRequests({ requests }: LetterDetails): SummarySentence | undefined {
  // That no request was recognized does not say that there is none.
  if (requests.length === 0) return undefined;
  const shown = requests.slice(0, shownRequests);
  const verb = requests.some(({ isDemand }) => isDemand) ? 'requires' : 'asks';
  const rest = requests.length > shown.length ? `; and ${requests.length - shown.length} more` : '';
  return {
    text: `It ${verb}: ${shown.map(({ text }) => quoteWords(text, 120)).join('; ')}${rest}.`,
    evidence: shown.map(({ evidence }) => evidence),
  };
}

function describeConsequence({
  consequences,
  notice,
  requests,
}: LetterDetails): SummarySentence | undefined {
  const told = new Set(requests.slice(0, shownRequests).map(({ evidence }) => evidence.start));
  const first = consequences.find(({ evidence }) => !told.has(evidence.start));
  if (first === undefined || notice?.isPersonal) return undefined;
  return {
    text: `It announces: ${quoteWords(first.text, 180)}.`,
    evidence: [first.evidence],
  };
}

function describeSigns({ warningSigns }: LetterDetails): SummarySentence | undefined {
  if (warningSigns.length < 2) return undefined;
  return {
    text: `It shows signs often seen in fraud: ${joinWords(warningSigns.map(({ label }) => label.toLowerCase()))}.`,
    evidence: warningSigns.map(({ evidence }) => evidence),
  };
}

function describeFirst(details: LetterDetails): SummarySentence | undefined {
  const { warningSigns, requests, notice } = details;
  const isSuspect = warningSigns.some(({ family }) => family !== 'urgency' && family !== 'threat');
  if (warningSigns.length >= 2 && isSuspect) {
    return {
      text: 'First find out whether it is genuine: ask the sender by a number from its own website.',
      evidence: warningSigns.slice(0, 1).map(({ evidence }) => evidence),
    };
  }
  const first = findFirstDue(requests);
  if (first?.deadline === undefined) return undefined;
  if (first.deadline.safeDate === undefined) {
    const words = first.deadline.words;
    return { text: `It wants this done ${words}.`, evidence: [first.deadline.evidence] };
  }
  const who = notice?.isPersonal ? 'The reader is to act by' : 'Act by';
  return {
    text: `${who} ${describeDeadline(first.deadline)}.`,
    evidence: [first.deadline.evidence],
  };
}

/** What the message before asked: a reply that leaves it open is easily overlooked. */
function describeEarlier({ earlier = [] }: LetterDetails): SummarySentence | undefined {
  const [last] = earlier;
  if (last === undefined) return undefined;
  const { sender, date, requests, evidence } = last;
  const whose = sender === undefined ? 'an earlier message' : `a message of ${shorten(sender, 60)}`;
  const when = date === undefined ? '' : ` of ${formatDate(date)}`;
  const shown = requests.slice(0, shownRequests);
  const asked =
    shown.length === 0
      ? ''
      : `, which asked: ${shown.map(({ text }) => quoteWords(text, 120)).join('; ')}`;
  return {
    text: `It quotes ${whose}${when}${asked}.`,
    evidence: [evidence, ...shown.map((request) => request.evidence)],
  };
}
