import type { Analysis, Term } from '@clauselight/schema';
import { Growing } from '../../ui/growing.tsx';
import { Part } from '../../ui/panel.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { ProvisionsPart } from './provisions-part.tsx';
import { groupTerms } from './term-groups.ts';

/** The facts the document states, each with its words and its place. */
export function TermsTab({ analysis }: { analysis: Analysis }) {
  const groups = groupTerms(analysis.terms);
  if (groups.length + analysis.provisions.length === 0) {
    return <p className="text-ink-soft">The document states no key terms that could be found.</p>;
  }
  return (
    <div className="space-y-9">
      {groups.map((group) => (
        <Part key={group.title} title={group.title}>
          <Growing items={group.terms}>
            {(terms) => (
              <dl className="divide-y divide-line">
                {terms.map((term) => (
                  <TermRow key={term.id} term={term} />
                ))}
              </dl>
            )}
          </Growing>
        </Part>
      ))}
      <ProvisionsPart provisions={analysis.provisions} />
    </div>
  );
}

function TermRow({ term }: { term: Term }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 md:grid-cols-[9rem_1fr_1.4fr]">
      <dt className="text-small leading-6 text-ink-soft">{term.label}</dt>
      <dd className="min-w-0 break-words font-semibold">{term.display}</dd>
      <dd className="min-w-0">
        <EvidenceLink evidence={term.evidence} clause={term.clause} />
      </dd>
    </div>
  );
}
