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
import { canCancel, canRetry } from './batch-list.ts';
import type { BatchResult, BatchRow } from './batch-rows.ts';
import type { BatchDesk } from './create-batch.ts';
import { describeItem } from './describe-batch.ts';

/** What is known of one document of the batch, and what can be done about it. */
export function BatchRowItem({ row, desk }: { row: BatchRow; desk: BatchDesk }) {
  const { item, name, result } = row;
  // One button whatever it does, so that it keeps the focus.
  const action = canCancel(item) ? 'cancel' : canRetry(item) ? 'retry' : undefined;
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
          <Button size="small" onClick={actOnce(() => desk[action](item.key))}>
            {action === 'cancel' ? 'Cancel' : item.state === 'stored' ? 'Analyze' : 'Retry'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Columns that only a result fills. */
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
          <ProgressBar label={`Progress of ${name}`} value={item.fraction} />
        </span>
      )}
    </>
  );
}

function Result({ result }: { result: BatchResult }) {
  const { score, level, scoreLabel, counts, kind, value, term, nextDeadline } = result;
  const names = kind === undefined ? severityNames : getKindSeverityNames(kind);
  return (
    <>
      <Cell title="Score">
        <span className="mr-2 font-serif text-title">{formatScore(score)}</span>
        <ToneBadge tone={levelTones[level]}>{nameLevel({ label: scoreLabel, level })}</ToneBadge>
      </Cell>
      <Cell title="Findings">
        {counts.length === 0 && <span className="text-ink-soft">No findings</span>}
        {counts.map(({ severity, count }) => (
          <span key={severity} className="block max-lg:mr-4 max-lg:inline-block">
            <ToneMark tone={severityTones[severity]}>
              {names[severity]}: {count}
            </ToneMark>
          </span>
        ))}
      </Cell>
      <Cell title="Value and term">
        <span className={cx('block', !value && 'text-ink-soft')}>{value ?? 'No value named'}</span>
        <span className="block text-ink-soft">{term ?? 'No term named'}</span>
      </Cell>
      <Cell title="Next deadline">
        {nextDeadline ? (
          <>
            <TextLink href={getPassageAddress(result.analysisId, nextDeadline.span)}>
              {formatDay(nextDeadline.date)}
            </TextLink>
            <span className="block">{nextDeadline.label}</span>
          </>
        ) : (
          <span className="text-ink-soft">None named</span>
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
