import type { Finding } from '@clauselight/schema';
import { Link } from 'wouter';
import { useAnalysisSource } from '../../lib/analysis-source/analysis-source-context.ts';
import { severityTones } from '../../lib/severity.ts';
import { countSeverities } from '../../lib/severity-counts.ts';
import { ToneMark } from '../../ui/tone.tsx';
import { useWording } from './analysis-context.ts';
import { splitByStanding } from './findings.ts';
import { t } from './messages.ts';

/** How many findings there are of each severity, each count leading to them. */
export function SeverityCounts({ findings }: { findings: readonly Finding[] }) {
  const { getTabAddress } = useAnalysisSource();
  const { severityNames } = useWording();
  const counts = countSeverities(splitByStanding(findings).risks);
  return (
    <ul aria-label={t('results.severities.label')} className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
      {counts.length === 0 && (
        <li className="text-small text-ink-soft">{t('results.severities.none')}</li>
      )}
      {counts.map(({ severity, count }) => (
        <li key={severity}>
          <Link
            href={getTabAddress('risk-analysis', { severity: String(severity) })}
            className="inline-block rounded-sm py-0.5 text-small underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <ToneMark tone={severityTones[severity]}>
              {t('results.severities.count', { severity: severityNames[severity], count })}
            </ToneMark>
          </Link>
        </li>
      ))}
    </ul>
  );
}
