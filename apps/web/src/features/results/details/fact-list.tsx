import type { Evidence } from '@clauselight/schema';
import type { ReactNode } from 'react';
import { PassageLink } from '../passage-link.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
  evidence?: Evidence | undefined;
  /** How it follows from other facts, where the document does not state it. */
  note?: string | undefined;
}

/** Facts under each other, each with its name; those the document states lead to their words. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value, evidence, note }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: facts never move, and two may be alike
          key={index}
          className="grid grid-cols-[8.5rem_1fr] gap-3 py-1.5"
        >
          <dt className="text-small leading-6.5 text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">
            <PassageLink evidence={evidence}>{value}</PassageLink>
            {note && <span className="block text-small text-ink-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
