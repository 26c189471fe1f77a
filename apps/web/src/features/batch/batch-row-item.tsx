import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { formatScore } from '../../lib/format.ts';
import { getAnalysisAddress, getPassageAddress } from '../../lib/insights/addresses.ts';
import { getKindSeverityNames } from '../../lib/insights/findings.ts';
import { levelTones, nameLevel, severityNames, severityTones } from '../../lib/severity.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ToneBadge, ToneMark } from '../../ui/tone.tsx';
import { actOnce } from './act-once.ts';
import { type BatchItem, canCancel, canRetry } from './batch-list.ts';
import type { BatchResult, BatchRow } from './batch-rows.ts';
import type { BatchDesk } from './create-batch.ts';
import { describeItem } from './describe-batch.ts';
import { Message, t } from './messages.ts';

/** One document of the batch: its state or result, and a button to cancel, analyze or retry. */
export function BatchRowItem({ row, desk }: { row: BatchRow; desk: BatchDesk }) {
  const { item, name, result } = row;
  // Always the same button, so that it keeps the focus when its action changes.
  const action = findAction(item);
  return (
    <tr className="border-b border-line align-top max-lg:block max-lg:py-3">
      <th
        scope="row"
        className={cx(cellClass, 'max-w-72 min-w-44 font-normal max-lg:max-w-none')}
        colSpan={result ? 1 : columnsOfResult + 1}
      >
        <Name row={row} />
        {!result && <State row={row} />}
      </th>
      {result && <Result result={result} />}
      <td
        className={cx(
          cellClass,
          'w-px text-right whitespace-nowrap max-lg:w-auto max-lg:text-left',
        )}
      >
        {action && (
          <Button size="small" onClick={actOnce(() => desk[action.does](item.key))}>
            <Message id={action.label} values={{ name }} elements={hidden} />
          </Button>
        )}
      </td>
    </tr>
  );
}

const hidden = { hidden: <span className="sr-only" /> };

const actions = {
  cancel: { does: 'cancel', label: 'batch.item.cancel' },
  analyze: { does: 'retry', label: 'batch.item.analyze' },
  retry: { does: 'retry', label: 'batch.item.retry' },
} as const;

function findAction(item: BatchItem) {
  if (canCancel(item)) return actions.cancel;
  if (!canRetry(item)) return undefined;
  return item.state === 'stored' ? actions.analyze : actions.retry;
}

/** Columns that are only filled when there is a result. */
const columnsOfResult = 4;
const cellClass =
  'py-2.5 pr-5 text-left break-words last:pr-0 max-lg:block max-lg:py-1 max-lg:pr-0 max-lg:empty:hidden';

function Name({ row: { name, result } }: { row: BatchRow }) {
  if (!result) return <span className="text-base font-medium">{name}</span>;
  return (
    <>
      <TextLink href={getAnalysisAddress(result.analysisId)} className="text-base font-medium">
        {name}
      </TextLink>
      {result.kindLabel && <span className="block text-ink-soft">{result.kindLabel}</span>}
    </>
  );
}

function State({ row: { item, name } }: { row: BatchRow }) {
  const hasFailed = item.state === 'failed' || item.state === 'refused' || item.state === 'lost';
  const isMoving = item.state === 'uploading' || item.state === 'analyzing';
  return (
    <>
      <span className={cx('block', hasFailed ? 'text-critical' : 'text-ink-soft')}>
        {describeItem(item)}
      </span>
      {isMoving && (
        <span className="mt-1.5 block max-w-72">
          <ProgressBar label={t('batch.item.progress', { name })} value={item.fraction} />
        </span>
      )}
    </>
  );
}

function Result({ result }: { result: BatchResult }) {
  const { score, level, scoreLabel, notJudged, counts, kind, value, term, nextDeadline } = result;
  const names = kind === undefined ? severityNames : getKindSeverityNames(kind);
  return (
    <>
      <Cell title={t('batch.table.score')}>
        {score === undefined || level === undefined ? (
          <>
            <span className="block font-semibold">{t('batch.result.notJudged')}</span>
            <span className="block text-ink-soft">{notJudged}</span>
          </>
        ) : (
          <>
            <span className="mr-2 font-serif text-title">{formatScore(score)}</span>
            <ToneBadge tone={levelTones[level]}>
              {nameLevel({ label: scoreLabel, level })}
            </ToneBadge>
          </>
        )}
      </Cell>
      <Cell title={t('batch.table.findings')}>
        {counts.length === 0 && (
          <span className="text-ink-soft">{t('batch.result.noFindings')}</span>
        )}
        {counts.map(({ severity, count }) => (
          <span key={severity} className="block max-lg:mr-4 max-lg:inline-block">
            <ToneMark tone={severityTones[severity]}>
              {t('batch.result.severityCount', { severity: names[severity], count })}
            </ToneMark>
          </span>
        ))}
      </Cell>
      <Cell title={t('batch.table.valueAndTerm')}>
        <span className={cx('block', !value && 'text-ink-soft')}>
          {value ?? t('batch.result.noValue')}
        </span>
        <span className="block text-ink-soft">{term ?? t('batch.result.noTerm')}</span>
      </Cell>
      <Cell title={t('batch.table.nextDeadline')}>
        {nextDeadline ? (
          <>
            <TextLink href={getPassageAddress(result.analysisId, nextDeadline.span)}>
              {formatDay(nextDeadline.date)}
            </TextLink>
            <span className="block">{nextDeadline.label}</span>
          </>
        ) : (
          <span className="text-ink-soft">{t('batch.result.noDeadline')}</span>
        )}
      </Cell>
    </>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <td
      data-title={title}
      className={cx(
        cellClass,
        'max-lg:before:block max-lg:before:text-micro max-lg:before:text-ink-soft max-lg:before:content-[attr(data-title)]',
      )}
    >
      {children}
    </td>
  );
}
