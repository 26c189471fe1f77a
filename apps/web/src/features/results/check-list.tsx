import {
  categoryNames,
  checkOutcomeNotes,
  describeChecks,
  describeUsual,
  groupByReason,
  nameCheck,
  nameCheckOutcome,
  usualNote,
} from '@clauselight/core';
import type { Check } from '@clauselight/schema';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Part } from '../../ui/panel.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import { groupChecks } from './findings.ts';
import { t } from './messages.ts';
import { UsualLines } from './usual-lines.tsx';

/** Checks without a recognized risk, subjects that the document does not deal with, and checks that were not made, with reasons. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const groups = groupChecks(checks);
  const { present, 'not-found': absent, 'not-checked': skipped } = groups;
  return (
    <Part title={t('results.checks.title')}>
      <p className="mb-2 max-w-[70ch] text-small text-ink-soft">{describeChecks(checks)}</p>
      {checks.some(({ usual }) => usual !== undefined) && <UsualLines lines={[usualNote]} />}
      {present.length > 0 && (
        <section className="mt-4">
          <GroupTitle checks={present} />
          <p className="max-w-[70ch] text-small text-ink-soft">{checkOutcomeNotes.present}</p>
          <ul className="divide-y divide-line">
            {present.map((check) => (
              <PresentCheck key={check.ruleId} check={check} />
            ))}
          </ul>
        </section>
      )}
      {absent.length > 0 && (
        <section className="mt-4">
          <GroupTitle checks={absent} />
          <p className="max-w-[70ch] text-small text-ink-soft">{checkOutcomeNotes['not-found']}</p>
          <Names checks={absent} />
        </section>
      )}
      {skipped.length > 0 && (
        <div className="mt-4">
          <Disclosure title={nameGroup(skipped)}>
            {groupByReason(skipped).map(({ reason, checks: own }) => (
              <section key={reason} className="mt-2">
                <p className="text-small text-ink-soft">{reason}</p>
                <Names checks={own} />
              </section>
            ))}
          </Disclosure>
        </div>
      )}
    </Part>
  );
}

function GroupTitle({ checks }: { checks: readonly Check[] }) {
  return <h4 className="font-semibold">{nameGroup(checks)}</h4>;
}

/** The outcome that the checks of a group have in common, with their number. */
function nameGroup(checks: readonly Check[]): string {
  const [first] = checks;
  const outcome = first === undefined ? '' : nameCheckOutcome(first);
  return t('results.checks.group', { outcome, count: checks.length });
}

function PresentCheck({ check }: { check: Check }) {
  return (
    <li className="grid grid-cols-1 gap-x-8 py-2 sm:grid-cols-[14rem_1fr]">
      <span className="font-medium">{nameCheck(check)}</span>
      <div className="min-w-0">
        {check.evidence.map((passage) => (
          <EvidenceLink
            key={`${passage.start}-${passage.end}`}
            evidence={passage}
            clause={check.clause}
          />
        ))}
        <UsualLines lines={describeUsual(check.usual)} />
      </div>
    </li>
  );
}

function Names({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="gap-x-10 md:columns-2">
      {checks.map((check) => (
        <li
          key={check.ruleId}
          className="flex break-inside-avoid gap-3 border-b border-line py-1.5"
        >
          <div className="min-w-0 flex-1">
            {nameCheck(check)}
            <UsualLines lines={describeUsual(check.usual)} />
          </div>
          <span className="label pt-0.5">{categoryNames[check.category]}</span>
        </li>
      ))}
    </ul>
  );
}
