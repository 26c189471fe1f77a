import { formatDay } from '../../lib/dates.ts';
import { formatDatedMoment, formatScore } from '../../lib/format.ts';
import {
  getAnalysisAddress,
  getFindingAddress,
  getPassageAddress,
} from '../../lib/insights/addresses.ts';
import { getKindSeverityNames } from '../../lib/insights/findings.ts';
import { levelTones, nameLevel, severityTones } from '../../lib/severity.ts';
import { cx } from '../../ui/cx.ts';
import { StackedCell, stackedCellClass } from '../../ui/stacked-cell.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ToneBadge, ToneMark } from '../../ui/tone.tsx';
import { t } from './messages.ts';
import type { ReportRow } from './report-rows.ts';

/** Number of findings shown for each document. */
const firstFindings = 3;

/** The row of one document. */
export function ReportItem({ row }: { row: ReportRow }) {
  const { document, level, nextDeadline, values } = row;
  const { analysisId, filename, kindLabel, analyzedAt, isIncomplete } = document;
  return (
    <tr className="border-b border-line align-top max-lg:block max-lg:py-3 print:table-row">
      <th scope="row" className={cx(stackedCellClass, 'max-w-64 font-normal max-lg:max-w-none')}>
        <TextLink href={getAnalysisAddress(analysisId)} className="text-base font-medium">
          {filename}
        </TextLink>
        <span className="block text-ink-soft">{kindLabel}</span>
        <span className="block text-ink-soft">
          {t('risk-reports.item.analyzed', { analyzed: formatDatedMoment(analyzedAt) })}
        </span>
        {isIncomplete && (
          <span className="block font-semibold">{t('risk-reports.item.incomplete')}</span>
        )}
      </th>
      <StackedCell title={t('risk-reports.column.score')}>
        {document.riskScore === undefined || level === undefined ? (
          <>
            <span className="block font-semibold">{t('risk-reports.item.notJudged')}</span>
            <span className="block text-ink-soft">{document.notJudged?.text}</span>
          </>
        ) : (
          <>
            <span className="mr-2 font-serif text-title">{formatScore(document.riskScore)}</span>
            <ToneBadge tone={levelTones[level]}>
              {nameLevel({ label: document.scoreLabel, level })}
            </ToneBadge>
          </>
        )}
      </StackedCell>
      <StackedCell title={t('risk-reports.column.findings')}>
        <Findings row={row} />
      </StackedCell>
      <StackedCell title={t('risk-reports.column.deadline')}>
        {nextDeadline ? (
          <>
            <TextLink href={getPassageAddress(analysisId, nextDeadline.span)}>
              {formatDay(nextDeadline.date)}
            </TextLink>
            <span className="block">{nextDeadline.label}</span>
            {nextDeadline.action && <span className="block">{nextDeadline.action}</span>}
            <span className="block text-ink-soft">{nextDeadline.distance}</span>
          </>
        ) : (
          <span className="text-ink-soft">{t('risk-reports.item.noDeadline')}</span>
        )}
      </StackedCell>
      <StackedCell title={t('risk-reports.column.value')}>
        {values.length === 0 && (
          <span className="text-ink-soft">{t('risk-reports.item.noValue')}</span>
        )}
        {values.map(({ label, display, start, end }) => (
          <p key={`${start}-${end}-${label}`} className="not-last:mb-1.5">
            <TextLink href={getPassageAddress(analysisId, { start, end })}>{display}</TextLink>
            <span className="block text-ink-soft">{label}</span>
          </p>
        ))}
      </StackedCell>
    </tr>
  );
}

function Findings({ row: { document, findings, counts } }: { row: ReportRow }) {
  const names = getKindSeverityNames(document.documentKind);
  if (findings.length === 0)
    return <span className="text-ink-soft">{t('risk-reports.item.noFindings')}</span>;
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        {counts.map(({ severity, count }) => (
          <ToneMark key={severity} tone={severityTones[severity]}>
            {names[severity]}: {count}
          </ToneMark>
        ))}
      </p>
      <ol aria-label={t('risk-reports.item.gravest')} className="mt-1.5">
        {findings.slice(0, firstFindings).map(({ id, title }) => (
          <li key={id} className="py-0.5">
            <TextLink href={getFindingAddress(document.analysisId, id)}>{title}</TextLink>
          </li>
        ))}
      </ol>
    </>
  );
}
