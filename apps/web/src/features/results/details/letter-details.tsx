import { noticeNames } from '@clauselight/core';
import type { LetterDeadline, LetterDetails, LetterRequest } from '@clauselight/schema';
import { formatDay } from '../../../lib/dates.ts';
import { Part } from '../../../ui/panel.tsx';
import { ToneMark } from '../../../ui/tone.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';
import { CheckItems } from './check-items.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { PassageItems } from './passage-items.tsx';

/** What a letter wants until when, what happens otherwise, and who writes to whom. */
export function LetterDetailsView({ details }: { details: LetterDetails }) {
  const { requests, consequences, warningSigns, notice } = details;
  return (
    <>
      {warningSigns.length > 0 && (
        <Part title="Warning signs">
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
      <Part title="What is asked, and until when">
        {requests.length === 0 && (
          <p className="text-ink-soft">The letter asks for nothing that could be found.</p>
        )}
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <RequestRow key={request.evidence.start} request={request} />
          ))}
        </ul>
      </Part>
      {consequences.length > 0 && (
        <Part title="What happens otherwise">
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
      <Part title="Who writes to whom">
        <FactList facts={listHeadFacts(details)} />
      </Part>
    </>
  );
}

function RequestRow({ request }: { request: LetterRequest }) {
  const { text, isDemand, deadline, evidence } = request;
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-2.5 md:grid-cols-[1fr_16rem]">
      <div className="min-w-0 max-w-[70ch]">
        <PassageLink evidence={evidence}>{text}</PassageLink>
        <p className="text-small text-ink-soft">{isDemand ? 'A demand' : 'A request'}</p>
      </div>
      <div className="min-w-0">
        {deadline ? <Deadline deadline={deadline} /> : <StateMark state="none">no date</StateMark>}
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
          The safe day on every reading; by its own words {formatDay(date)}.
        </p>
      )}
    </>
  );
}

function listHeadFacts({ sender, recipient, subject, date, references }: LetterDetails): Fact[] {
  const parts = [
    { label: 'From', part: sender },
    { label: 'To', part: recipient },
    { label: 'Subject', part: subject },
    { label: 'Date', part: date && { text: formatDay(date.date), evidence: date.evidence } },
    ...references.map(({ label, text, evidence }) => ({ label, part: { text, evidence } })),
  ];
  return parts.flatMap(({ label, part }) =>
    part ? [{ label, value: part.text, evidence: part.evidence }] : [],
  );
}
