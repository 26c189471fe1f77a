import type { Comparison, RiskChange } from '@clauselight/schema';
import { useMemo } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Growing } from '../../../ui/growing.tsx';
import { Part } from '../../../ui/panel.tsx';
import { MaterialChanges } from '../material/material-changes.tsx';
import { t } from '../messages.ts';
import { groupRisks, type RiskGroup } from './group-risks.ts';
import { RiskItem } from './risk-item.tsx';

const titles = {
  new: 'compare.risks.new',
  raised: 'compare.risks.raised',
  lowered: 'compare.risks.lowered',
  gone: 'compare.risks.gone',
  same: 'compare.risks.same',
} as const satisfies Record<RiskChange['kind'], string>;

/** The risks grouped by how they changed, each with its effect on the score, and changes that no risk may show. */
export function RisksPart({ comparison }: { comparison: Comparison }) {
  const groups = useMemo(() => groupRisks(comparison.risks), [comparison.risks]);
  const changed = groups.filter(({ kind }) => kind !== 'same');
  const same = groups.find(({ kind }) => kind === 'same');
  return (
    <div className="space-y-8">
      {changed.length === 0 && <p>{same ? t('compare.risks.allSame') : t('compare.risks.none')}</p>}
      {changed.map((group, index) => (
        <Part
          key={group.kind}
          isFirst={index === 0}
          title={t(titles[group.kind])}
          aside={<span className="label">{formatNumber(group.risks.length)}</span>}
        >
          <RiskList group={group} />
        </Part>
      ))}
      <MaterialChanges changes={comparison.materialChanges} />
      {same && (
        <Disclosure title={t('compare.risks.sameCount', { count: same.risks.length })}>
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
        <ul aria-label={t(titles[kind])} className="divide-y divide-line">
          {shown.map((risk, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: risks never move, and two may be alike
            <RiskItem key={index} risk={risk} />
          ))}
        </ul>
      )}
    </Growing>
  );
}
