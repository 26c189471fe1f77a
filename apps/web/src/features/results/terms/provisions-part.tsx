import { describeCertainty } from '@clauselight/core';
import type { ClauseCategory, Provision } from '@clauselight/schema';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';

/** Categories that the key terms above already cover. */
const namesAndDates: readonly ClauseCategory[] = [
  'document-name',
  'parties',
  'agreement-date',
  'effective-date',
];

/** What the passages of a contract are about, in the order of the text, with how sure the engine is. */
export function ProvisionsPart({ provisions }: { provisions: readonly Provision[] }) {
  const clauses = provisions.filter(({ category }) => !namesAndDates.includes(category));
  if (clauses.length === 0) return null;
  return (
    <Part title={t('results.terms.provisions')}>
      <Growing items={clauses}>
        {(shown) => (
          <dl className="divide-y divide-line">
            {shown.map((provision) => (
              <ProvisionRow
                key={`${provision.category} ${provision.evidence.start}`}
                provision={provision}
              />
            ))}
          </dl>
        )}
      </Growing>
    </Part>
  );
}

function ProvisionRow({ provision }: { provision: Provision }) {
  const { label, probability, evidence, clause } = provision;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 md:grid-cols-[9rem_1fr_1.4fr]">
      <dt className="min-w-0 break-words font-semibold md:col-span-2">
        {label}{' '}
        <span className="font-normal text-ink-soft text-small">
          {describeCertainty(probability)}
        </span>
      </dt>
      <dd className="min-w-0">
        <EvidenceLink evidence={evidence} clause={clause} />
      </dd>
    </div>
  );
}
