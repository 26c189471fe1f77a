import type { Comparison, RiskChange } from '@clauselight/schema';
import { useMemo } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { groupRisks, type RiskGroup } from './group-risks.ts';
import { RiskItem } from './risk-item.tsx';

const titles = {
  new: 'New',
  raised: 'Graver than before',
  lowered: 'Less grave than before',
  gone: 'No longer there',
  same: 'Unchanged',
} as const satisfies Record<RiskChange['kind'], string>;

/** What became of each risk, and what that does to the score. */
export function RisksPart({ comparison }: { comparison: Comparison }) {
  const groups = useMemo(() => groupRisks(comparison.risks), [comparison.risks]);
  const changed = groups.filter(({ kind }) => kind !== 'same');
  const same = groups.find(({ kind }) => kind === 'same');
  return (
    <div className="space-y-8">
      {changed.length === 0 && (
        <p>
          {same ? 'Both versions carry the same risks.' : 'No risk was found in either version.'}
        </p>
      )}
      {changed.map((group, index) => (
        <Part
          key={group.kind}
          isFirst={index === 0}
          title={titles[group.kind]}
          aside={<span className="label">{formatNumber(group.risks.length)}</span>}
        >
          <RiskList group={group} />
        </Part>
      ))}
      {same && (
        <Disclosure title={`${titles.same} (${formatNumber(same.risks.length)})`}>
          <RiskList group={same} />
        </Disclosure>
      )}
    </div>
  );
}

function RiskList({ group: { kind, risks } }: { group: RiskGroup }) {
  return (
    <Growing items={risks}>
      {(shown) => (
        <ul aria-label={titles[kind]} className="divide-y divide-line">
          {shown.map((risk, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: risks never move, and two may be alike
            <RiskItem key={index} risk={risk} />
          ))}
        </ul>
      )}
    </Growing>
  );
}
