import { noticeNames } from '@clauselight/core';
import type {
  EarlierMessage,
  LetterDeadline,
  LetterDetails,
  LetterRequest,
} from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { Part } from '../../../ui/panel.tsx';
import { ToneMark } from '../../../ui/tone.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { CheckItems } from './check-items.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { PassageItems } from './passage-items.tsx';

/** What a letter asks for and by when, what happens otherwise, and who writes to whom. */
export function LetterDetailsView({ details }: { details: LetterDetails }) {
  const { requests, consequences, warningSigns, notice, earlier = [] } = details;
  return (
    <>
      {warningSigns.length > 0 && (
        <Part title={t('results.letter.warningSigns')}>
          <ul className="space-y-3">
            {warningSigns.map(({ label, evidence }) => (
              <li key={`${label} ${evidence.start}`}>
                <ToneMark tone="high">{label}</ToneMark>
                <EvidenceLink evidence={evidence} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('results.letter.requests')}>
        {requests.length === 0 && <p className="text-ink-soft">{t('results.letter.noRequests')}</p>}
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <RequestRow key={request.evidence.start} request={request} />
          ))}
        </ul>
      </Part>
      {consequences.length > 0 && (
        <Part title={t('results.letter.consequences')}>
          <PassageItems items={consequences} className="space-y-2" />
        </Part>
      )}
      {notice && (
        <Part title={noticeNames[notice.act]}>
          <EvidenceLink evidence={notice.evidence} />
          <div className="mt-3">
            <CheckItems items={notice.items} />
          </div>
        </Part>
      )}
      {earlier.length > 0 && (
        <Part title={t('results.letter.earlier')}>
          <ul className="space-y-4">
            {earlier.map((message) => (
              <EarlierRow key={message.evidence.start} message={message} />
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('results.letter.head')}>
        <FactList facts={listHeadFacts(details)} />
      </Part>
    </>
  );
}

/** Whose message it was, and what it asked. */
function EarlierRow({ message }: { message: EarlierMessage }) {
  const { sender, date, requests, evidence } = message;
  return (
    <li>
      <p className="font-semibold">
        <PassageLink evidence={evidence}>
          {[sender ?? t('results.letter.unnamed'), date && formatDay(date)]
            .filter(Boolean)
            .join(', ')}
        </PassageLink>
      </p>
      <PassageItems items={requests} className="mt-1 space-y-1" />
    </li>
  );
}

function RequestRow({ request }: { request: LetterRequest }) {
  const { text, isDemand, deadline, evidence } = request;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-2.5 @2xl:grid-cols-[1fr_16rem]">
      <div className="min-w-0 max-w-[70ch]">
        <PassageLink evidence={evidence}>{text}</PassageLink>
        <p className="text-small text-ink-soft">
          {t(isDemand ? 'results.letter.demand' : 'results.letter.request')}
        </p>
      </div>
      <div className="min-w-0">
        {deadline ? (
          <Deadline deadline={deadline} />
        ) : (
          <StateMark state="none">{t('results.details.noDate')}</StateMark>
        )}
      </div>
    </li>
  );
}

function Deadline({ deadline }: { deadline: LetterDeadline }) {
  const { words, date, safeDate, computation, evidence } = deadline;
  const day = safeDate ?? date;
  return (
    <>
      <p className="font-semibold">
        <PassageLink evidence={evidence}>{day === undefined ? words : formatDay(day)}</PassageLink>
      </p>
      {day !== undefined && <p className="text-small text-ink-soft">{words}</p>}
      {computation && <p className="text-small text-ink-soft">{computation}</p>}
      {date !== undefined && safeDate !== undefined && safeDate !== date && (
        <p className="text-small text-ink-soft">
          {t('results.letter.safeDay', { day: formatDay(date) })}
        </p>
      )}
    </>
  );
}

function listHeadFacts({ sender, recipient, subject, date, references }: LetterDetails): Fact[] {
  const parts = [
    { label: t('results.letter.from'), part: sender },
    { label: t('results.letter.to'), part: recipient },
    { label: t('results.letter.subject'), part: subject },
    {
      label: t('results.letter.date'),
      part: date && { text: formatDay(date.date), evidence: date.evidence },
    },
    ...references.map(({ label, text, evidence }) => ({ label, part: { text, evidence } })),
  ];
  return parts.flatMap(({ label, part }) =>
    part ? [{ label, value: part.text, evidence: part.evidence }] : [],
  );
}
