import { categoryNames, checkOutcomeNames, describeChecks } from '@clauselight/core';
import type { Check } from '@clauselight/schema';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Part } from '../../ui/panel.tsx';
import { groupChecks } from './findings.ts';
import { t } from './messages.ts';

/** The checks that found nothing, those that failed, and those that do not apply to this document. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const groups = groupChecks(checks);
  const missing = groups['not-found'];
  const inapplicable = groups['not-applicable'];
  return (
    <Part title={t('results.checks.title')}>
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">
        {describeChecks(checks)} {missing.length > 0 && t('results.checks.passed')}
      </p>
      {missing.length === 0 ? (
        <p className="text-ink-soft">{t('results.checks.allFound')}</p>
      ) : (
        <Titles checks={missing} />
      )}
      {groups.failed.length > 0 && (
        <div className="mt-3">
          <p className="font-semibold">
            {t('results.checks.failed', { outcome: checkOutcomeNames.failed })}
          </p>
          <Titles checks={groups.failed} />
        </div>
      )}
      {inapplicable.length > 0 && (
        <div className="mt-3">
          <Disclosure
            title={t('results.checks.inapplicable', {
              outcome: checkOutcomeNames['not-applicable'],
              count: inapplicable.length,
            })}
          >
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
