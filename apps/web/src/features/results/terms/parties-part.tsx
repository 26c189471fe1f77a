import type { Term } from '@clauselight/schema';
import { cx } from '../../../ui/cx.ts';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { listParties, type NoticeAddress, type Party } from './parties.ts';

/** Who the document binds, each with what it is in the deal and where notices to it go. */
export function PartiesPart({ title, terms }: { title: string; terms: readonly Term[] }) {
  const { parties, others } = listParties(terms);
  return (
    <Part title={title}>
      <Growing items={parties}>
        {(shown) => (
          <ul className={listClass}>
            {shown.map((party) => (
              <PartyCard key={party.id} party={party} />
            ))}
          </ul>
        )}
      </Growing>
      {others.length > 0 && (
        <ul className={cx(listClass, parties.length > 0 && 'mt-6')}>
          {others.map((address) => (
            <li key={address.id} className="min-w-0 border-l border-line-strong pl-4">
              <p className="label">
                {address.party
                  ? t('results.parties.noticesToParty', { party: address.party })
                  : t('results.parties.notices')}
              </p>
              <AddressLines address={address} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

const listClass = 'grid grid-cols-1 gap-x-10 gap-y-6 @2xl:grid-cols-2';

function PartyCard({ party }: { party: Party }) {
  const { name, alias, role, legalForm, addresses, evidence } = party;
  const facts = [
    { label: t('results.parties.alias'), value: alias },
    { label: t('results.parties.role'), value: role === alias?.toLowerCase() ? undefined : role },
    { label: t('results.parties.legalForm'), value: legalForm },
  ].filter(({ value }) => value !== undefined);
  return (
    <li className="min-w-0 border-l border-line-strong pl-4">
      <h4 className="font-serif text-lead font-semibold break-words">
        <PassageLink evidence={evidence}>{name}</PassageLink>
      </h4>
      <dl className="mt-1 space-y-0.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[6.5rem_1fr] gap-3">
            <dt className="text-small leading-6.5 text-ink-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
        {addresses.map((address) => (
          <div key={address.id} className="grid grid-cols-[6.5rem_1fr] gap-3">
            <dt className="text-small leading-6.5 text-ink-soft">
              {t('results.parties.noticesTo')}
            </dt>
            <dd className="min-w-0 break-words">
              <AddressLines address={address} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function AddressLines({ address }: { address: NoticeAddress }) {
  const { text, email, evidence } = address;
  return (
    <PassageLink evidence={evidence}>
      <span className="whitespace-pre-line">{text}</span>
      {email && !text.includes(email) && <span className="block">{email}</span>}
    </PassageLink>
  );
}
