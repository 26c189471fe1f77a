import type { TableChange, TableDetails, TableShare } from '@clauselight/schema';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';

/** How figures changed over the periods, and what the largest make up of the whole. */
export function TableTrendsPart({ details }: { details: TableDetails }) {
  const { changes, shares } = details;
  return (
    <>
      {changes.length > 0 && (
        <Part title={t('results.trends.title')}>
          <FigureTable
            caption={t('results.trends.caption')}
            columns={listColumns()}
            rows={changes}
          />
        </Part>
      )}
      {shares.map((share) => (
        <SharePart key={share.measure} share={share} />
      ))}
    </>
  );
}

function listColumns(): readonly FigureColumn<TableChange>[] {
  return [
    { title: t('results.trends.measure'), cell: ({ measure }) => measure },
    { title: t('results.trends.first'), cell: ({ from }) => <Point point={from} /> },
    { title: t('results.trends.last'), cell: ({ to }) => <Point point={to} /> },
    {
      title: t('results.trends.change'),
      isFigure: true,
      cell: ({ change, percent }) => (
        <>
          {change.replace(/^-/, '−')}
          {percent !== undefined && <span className="block text-ink-soft">{sign(percent)} %</span>}
        </>
      ),
    },
    {
      title: t('results.trends.perPeriod'),
      isFigure: true,
      cell: ({ perPeriod }) => perPeriod !== undefined && `${sign(perPeriod)} %`,
      isFilled: ({ perPeriod }) => perPeriod !== undefined,
    },
    {
      title: t('results.trends.biggestStep'),
      cell: ({ biggestStep }) =>
        biggestStep && (
          <>
            <PassageLink evidence={biggestStep.evidence}>
              {biggestStep.change.replace(/^-/, '−')}
            </PassageLink>
            <span className="block text-ink-soft">
              {t('results.columns.fromTo', { from: biggestStep.from, to: biggestStep.to })}
            </span>
          </>
        ),
    },
  ];
}

function Point({ point: { label, display, evidence } }: { point: TableChange['from'] }) {
  return (
    <span className="whitespace-nowrap">
      <PassageLink evidence={evidence}>{display}</PassageLink>
      <span className="block text-ink-soft">{label}</span>
    </span>
  );
}

function sign(percent: number): string {
  return percent < 0 ? `−${-percent}` : `+${percent}`;
}

function SharePart({ share: { measure, parts } }: { share: TableShare }) {
  return (
    <Part title={measure}>
      <ul className="max-w-xl">
        {parts.map(({ label, display, percent, evidence }) => (
          <li
            key={evidence.start}
            className="grid grid-cols-[minmax(0,1fr)_4rem_9.5rem] items-center gap-3 border-b border-line py-1.5 text-small"
          >
            <span className="min-w-0 break-words">
              <PassageLink evidence={evidence}>{label}</PassageLink>
            </span>
            <span aria-hidden="true" className="h-1.5 bg-line">
              <span
                className="block h-full bg-ink-soft"
                style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
              />
            </span>
            <span className="text-right whitespace-nowrap">
              {display} <span className="text-ink-soft">{percent} %</span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
