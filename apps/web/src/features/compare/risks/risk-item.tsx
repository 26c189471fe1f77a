import { categoryNames } from '@clauselight/core';
import type { RiskChange } from '@clauselight/schema';
import { getKindSeverityNames } from '../../../lib/insights/findings.ts';
import { severityTones } from '../../../lib/severity.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { ToneMark } from '../../../ui/tone.tsx';
import { useComparison } from '../compare-context.ts';
import { t } from '../messages.ts';
import { formatChange } from '../outcome/describe-outcome.ts';
import { findRiskRow } from './find-row.ts';
import { getSeverity } from './group-risks.ts';
import { Quotes } from './quotes.tsx';

/** One risk: severity and score effect in the left column, description and quotes in the right one. */
export function RiskItem({ risk }: { risk: RiskChange }) {
  const { comparison, getRowAddress } = useComparison();
  const row = findRiskRow(comparison.passages, risk);
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 py-5 sm:grid-cols-[9.5rem_1fr]">
      <Margin risk={risk} />
      <div className="min-w-0 space-y-2">
        <h4 className="font-serif text-lead font-semibold">{risk.title}</h4>
        <p className="max-w-[70ch]">{risk.description}</p>
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-2">
          {risk.kind !== 'new' && (
            <Quotes version="before" evidence={risk.evidenceBefore} clause={risk.clauseBefore} />
          )}
          {risk.kind !== 'gone' && (
            <Quotes version="after" evidence={risk.evidenceAfter} clause={risk.clauseAfter} />
          )}
        </div>
        {row && (
          <p className="text-small">
            <TextLink href={getRowAddress(row.id)}>{t('compare.risk.show')}</TextLink>
            <span className="sr-only">: {risk.title}</span>
          </p>
        )}
      </div>
    </li>
  );
}

function Margin({ risk }: { risk: RiskChange }) {
  const { comparison } = useComparison();
  const names = getKindSeverityNames(comparison.after.documentKind);
  const { severityBefore, severityAfter, scoreEffect, category } = risk;
  const severity = getSeverity(risk);
  const hasRisen = severityBefore !== severityAfter && severityBefore && severityAfter;
  const effect = formatChange(scoreEffect);
  return (
    <div className="flex flex-wrap gap-x-4 sm:block">
      <ToneMark tone={severityTones[severity]}>{names[severity]}</ToneMark>
      {hasRisen && (
        <p className="text-small leading-6 text-ink-soft">
          {t('compare.risk.was', { severity: names[severityBefore] })}
        </p>
      )}
      <p className="text-small leading-6 text-ink-soft">{categoryNames[category]}</p>
      <p className="text-small leading-6 font-semibold">
        {effect === '0.0' ? (
          <span className="font-normal text-ink-soft">{t('compare.risk.noEffect')}</span>
        ) : (
          t('compare.risk.effect', { effect })
        )}
      </p>
    </div>
  );
}
