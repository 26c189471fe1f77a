import { categoryNames, checkOutcomeNames, describeChecks } from '@clauselight/core';
import type { Check } from '@clauselight/schema';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Part } from '../../ui/panel.tsx';
import { groupChecks } from './findings.ts';

/** What was looked for and not found, what could not be looked for, and what did not apply to this document. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const groups = groupChecks(checks);
  const missing = groups['not-found'];
  const inapplicable = groups['not-applicable'];
  return (
    <Part title="Looked for, not found">
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">
        {describeChecks(checks)} {missing.length > 0 && 'These were passed:'}
      </p>
      {missing.length === 0 ? (
        <p className="text-ink-soft">Every check that applies found something.</p>
      ) : (
        <Titles checks={missing} />
      )}
      {groups.failed.length > 0 && (
        <div className="mt-3">
          <p className="font-semibold">{checkOutcomeNames.failed}:</p>
          <Titles checks={groups.failed} />
        </div>
      )}
      {inapplicable.length > 0 && (
        <div className="mt-3">
          <Disclosure title={`${checkOutcomeNames['not-applicable']} (${inapplicable.length})`}>
            <Titles checks={inapplicable} />
          </Disclosure>
        </div>
      )}
    </Part>
  );
}

function Titles({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="gap-x-10 md:columns-2">
      {checks.map((check) => (
        <li
          key={check.ruleId}
          className="flex break-inside-avoid gap-3 border-b border-line py-1.5"
        >
          <span className="min-w-0 flex-1">{check.title}</span>
          <span className="label pt-0.5">{categoryNames[check.category]}</span>
        </li>
      ))}
    </ul>
  );
}
