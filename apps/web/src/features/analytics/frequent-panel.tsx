import type { DocumentInsight } from '@clauselight/schema';
import { useMemo } from 'react';
import { getFindingAddress } from '../../lib/insights/addresses.ts';
import { getKindSeverityNames } from '../../lib/insights/findings.ts';
import { severityTones } from '../../lib/severity.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ToneMark } from '../../ui/tone.tsx';
import { type FrequentRisk, rankRisks } from './frequent-risks.ts';
import { t } from './messages.ts';

/** Number of risks listed before “more”, and of documents beside each. */
const firstRisks = 10;
const firstDocuments = 3;

/** The findings that most documents have, with these documents. */
export function FrequentPanel({ documents }: { documents: readonly DocumentInsight[] }) {
  const risks = useMemo(() => rankRisks(documents), [documents]);
  const rest = risks.slice(firstRisks);
  return (
    <Panel
      title={t('analytics.frequent.title')}
      aside={<span className="label">{t('analytics.frequent.byDocuments')}</span>}
    >
      {risks.length === 0 && (
        <p className="text-small text-ink-soft">{t('analytics.frequent.none')}</p>
      )}
      <RiskList
        label={t('analytics.frequent.title')}
        risks={risks.slice(0, firstRisks)}
        first={1}
      />
      {rest.length > 0 && (
        <div className="pt-3">
          <Disclosure title={t('analytics.frequent.more', { count: rest.length })}>
            <RiskList label={t('analytics.frequent.rest')} risks={rest} first={firstRisks + 1} />
          </Disclosure>
        </div>
      )}
    </Panel>
  );
}

interface RiskListProps {
  label: string;
  risks: readonly FrequentRisk[];
  /** Rank of the first. */
  first: number;
}

function RiskList({ label, risks, first }: RiskListProps) {
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {risks.map((risk, index) => (
        <li
          key={risk.ruleId}
          className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 gap-y-1 py-2.5 lg:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="font-serif text-lead text-ink-soft" aria-hidden="true">
            {first + index}
          </span>
          <div>
            <p className="font-medium break-words">{risk.title}</p>
            <p className="flex flex-wrap gap-x-4 text-small">
              <ToneMark tone={severityTones[risk.severity]}>
                {getKindSeverityNames(risk.documentKind)[risk.severity]}
              </ToneMark>
              <span className="text-ink-soft">
                {t('analytics.frequent.inDocuments', { count: risk.occurrences.length })}
              </span>
            </p>
          </div>
          <div className="text-small max-lg:col-start-2">
            <OccurrenceList occurrences={risk.occurrences.slice(0, firstDocuments)} />
            {risk.occurrences.length > firstDocuments && (
              <Disclosure
                title={t('analytics.frequent.moreDocuments', {
                  count: risk.occurrences.length - firstDocuments,
                })}
              >
                <OccurrenceList occurrences={risk.occurrences.slice(firstDocuments)} />
              </Disclosure>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function OccurrenceList({ occurrences }: Pick<FrequentRisk, 'occurrences'>) {
  return (
    <ul>
      {occurrences.map(({ analysisId, filename, finding, count }) => (
        <li key={analysisId} className="py-0.5">
          <TextLink href={getFindingAddress(analysisId, finding.id)}>{filename}</TextLink>
          {count > 1 && (
            <span className="text-ink-soft"> {t('analytics.frequent.times', { count })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
