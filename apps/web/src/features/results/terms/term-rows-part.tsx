import { describeRange, describeTermParty } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { EvidenceLink } from '../evidence-link.tsx';
import { t } from '../messages.ts';
import { UsualLines } from '../usual-lines.tsx';

/** Facts under each other, each with what it is for or how it was computed, and its words. */
export function TermRowsPart({ title, terms }: { title: string; terms: readonly Term[] }) {
  return (
    <Part title={title}>
      <Growing items={terms}>
        {(shown) => (
          <dl className="divide-y divide-line">
            {shown.map((term) => (
              <TermRow key={term.id} term={term} />
            ))}
          </dl>
        )}
      </Growing>
    </Part>
  );
}

function TermRow({ term }: { term: Term }) {
  const note = describeTerm(term);
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 @2xl:grid-cols-[9rem_1fr_1.4fr]">
      <dt className="text-small leading-6 text-ink-soft">{term.label}</dt>
      <dd className="min-w-0 break-words">
        <span className="font-semibold">{term.display}</span>
        {note && <span className="block text-small text-ink-soft">{note}</span>}
        {term.usual && <UsualLines lines={[describeRange(term.usual)]} />}
      </dd>
      <dd className="min-w-0">
        <EvidenceLink evidence={term.evidence} clause={term.clause} />
      </dd>
    </div>
  );
}

/** Whom it is about; what money is for, unless the term's name says it already; how a day was computed. */
function describeTerm(term: Term): string | undefined {
  const { label, value } = term;
  const party = describeTermParty(term);
  if (party !== undefined) return party;
  if (value.kind === 'date')
    return value.computation && t('results.terms.computation', { computation: value.computation });
  if (value.kind !== 'money' || value.purpose === undefined) return undefined;
  return label.toLowerCase() === value.purpose.toLowerCase()
    ? undefined
    : t('results.terms.purpose', { purpose: value.purpose });
}
