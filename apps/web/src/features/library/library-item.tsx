import { Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { formatBytes, formatScore } from '../../lib/format.ts';
import { getAnalysisAddress, getPassageAddress } from '../../lib/insights/addresses.ts';
import { getLocalDay } from '../../lib/insights/deadlines.ts';
import { levelTones, nameLevel } from '../../lib/severity.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { StackedCell, stackedCellClass } from '../../ui/stacked-cell.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ToneBadge, ToneMark } from '../../ui/tone.tsx';
import { FoundPassages } from './found-passages.tsx';
import type { LibraryColumn } from './library-columns.ts';
import { getReview, type LibraryRow } from './library-rows.ts';
import { t } from './messages.ts';
import { TagList } from './tag-list.tsx';
import type { LibraryView } from './use-library-view.ts';

interface LibraryItemProps {
  row: LibraryRow;
  view: LibraryView;
  columns: readonly { readonly key: LibraryColumn; readonly title: Parameters<typeof t>[0] }[];
  onTag: () => void;
}

/** The row of one document, and below it the words that a search found in its text. */
export function LibraryItem({ row, view, columns, onTag }: LibraryItemProps) {
  const { document, insight, analysisId } = row;
  const passages = view.passages.get(document.id) ?? [];
  const hasPassages = analysisId !== undefined && passages.length > 0;
  const values = { filename: document.filename };
  return (
    <>
      <tr
        className={cx(
          'align-top max-lg:relative max-lg:block max-lg:py-3 max-lg:pl-9',
          !hasPassages && 'border-b border-line',
        )}
      >
        <td className="w-8 py-2.5 max-lg:absolute max-lg:left-0 max-lg:block">
          <input
            type="checkbox"
            aria-label={t('library.item.choose', values)}
            checked={view.chosen.includes(row)}
            onChange={(event) => view.choose([document.id], event.target.checked)}
            className="size-4.5 accent-action"
          />
        </td>
        <th scope="row" className={cx(stackedCellClass, 'max-w-96 font-normal max-lg:max-w-none')}>
          {analysisId === undefined ? (
            <span className="text-base font-medium break-words">{document.filename}</span>
          ) : (
            <TextLink href={getAnalysisAddress(analysisId)} className="text-base font-medium">
              {document.filename}
            </TextLink>
          )}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
            {insight ? insight.kindLabel : formatBytes(document.fileSize)}
            <TagList tags={document.tags} onChoose={(tag) => view.setFilter('tag', tag)} />
            <IconButton label={t('library.item.tag', values)} onClick={onTag} className="size-7">
              <Tags aria-hidden="true" size={15} />
            </IconButton>
          </span>
          <RowStatus row={row} />
        </th>
        {columns.map(({ key, title }) => {
          const cell = renderCell(key, row);
          return (
            <StackedCell key={key} title={t(title)} isEmpty={cell === undefined}>
              {cell ?? <span className="text-ink-soft">{t('library.item.nothing')}</span>}
            </StackedCell>
          );
        })}
      </tr>
      {hasPassages && (
        <tr className="border-b border-line max-lg:block max-lg:pb-3 max-lg:pl-9">
          <td className="max-lg:hidden" />
          <td colSpan={columns.length + 1} className="pr-5 pb-3 max-lg:block max-lg:pr-0">
            <FoundPassages analysisId={analysisId} passages={passages} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Says what keeps the row from having figures. */
function RowStatus({ row: { status, document } }: { row: LibraryRow }) {
  if (status === 'analyzed') return null;
  if (status === 'failed') {
    return (
      <span className="block">
        <ToneMark tone="high">{t('library.state.failed')}</ToneMark>
        {document.latestAnalysis?.error && (
          <span className="block text-ink-soft">{document.latestAnalysis.error}</span>
        )}
      </span>
    );
  }
  return (
    <span className="block font-semibold">
      {t(status === 'new' ? 'library.state.new' : 'library.state.running')}
    </span>
  );
}

/** What stands in a column; nothing where there is nothing to say. */
function renderCell(column: LibraryColumn, row: LibraryRow): ReactNode {
  const { document, insight, nextDeadline } = row;
  const review = getReview(row);
  switch (column) {
    case 'parties':
      return insight?.parties?.map((name) => (
        <span key={name} className="block">
          {name}
        </span>
      ));
    case 'score':
      return insight && <Score row={row} />;
    case 'review':
      return review && t('library.item.review', { ...review });
    case 'deadline':
      return (
        insight &&
        nextDeadline && (
          <>
            <TextLink href={getPassageAddress(insight.analysisId, nextDeadline.span)}>
              {formatDay(nextDeadline.date)}
            </TextLink>
            <span className="block">{nextDeadline.label}</span>
            <span className="block text-ink-soft">{nextDeadline.distance}</span>
          </>
        )
      );
    case 'uploaded':
      return (
        <time dateTime={document.uploadedAt} className="whitespace-nowrap">
          {formatDay(getLocalDay(new Date(document.uploadedAt)))}
        </time>
      );
  }
}

function Score({ row: { insight, level } }: { row: LibraryRow }) {
  if (insight?.riskScore === undefined || level === undefined) {
    return <span title={insight?.notJudged?.text}>{t('library.item.notJudged')}</span>;
  }
  return (
    <>
      <span className="mr-2 font-serif text-title">{formatScore(insight.riskScore)}</span>
      <ToneBadge tone={levelTones[level]}>
        {nameLevel({ label: insight.scoreLabel, level })}
      </ToneBadge>
    </>
  );
}
