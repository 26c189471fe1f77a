import {
  describeCertainty,
  describeUsual,
  type SubjectPassage,
  usualNote,
} from '@clauselight/core';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { UsualLines } from '../usual-lines.tsx';

/** What the passages of a contract are about, in the order of the text, with how sure the engine is. */
export function ProvisionsPart({ subjects }: { subjects: readonly SubjectPassage[] }) {
  if (subjects.length === 0) return null;
  return (
    <Part title={t('results.terms.provisions')}>
      {subjects.some(({ usual }) => usual !== undefined) && <UsualLines lines={[usualNote]} />}
      <Growing items={subjects}>
        {(shown) => (
          <dl className="divide-y divide-line">
            {shown.map((subject) => (
              <SubjectRow key={`${subject.label} ${subject.evidence.start}`} subject={subject} />
            ))}
          </dl>
        )}
      </Growing>
    </Part>
  );
}

function SubjectRow({ subject }: { subject: SubjectPassage }) {
  const { label, probability, evidence, clause, usual } = subject;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 @2xl:grid-cols-[9rem_1fr_1.4fr]">
      <dt className="min-w-0 break-words font-semibold md:col-span-2">
        {label}{' '}
        <span className="font-normal text-ink-soft text-small">
          {describeCertainty(probability)}
        </span>
      </dt>
      <dd className="min-w-0">
        <EvidenceLink evidence={evidence} clause={clause} />
        <UsualLines lines={describeUsual(usual)} />
      </dd>
    </div>
  );
}
