import type { TableDetails, TableSum } from '@clauselight/schema';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

/** Totals, products and shares of the tables, recomputed. Renders nothing if there are none. */
export function TableSumsPart({ details: { sums, sumCount } }: { details: TableDetails }) {
  if (sums.length === 0) return null;
  const wrong = sums.filter(({ isRight }) => !isRight);
  const right = sums.filter(({ isRight }) => isRight);
  return (
    <Part
      title={t('results.sums.title')}
      aside={<span className="label">{t('results.sums.count', { count: sumCount })}</span>}
    >
      {wrong.length > 0 ? (
        <FigureTable
          caption={t('results.sums.wrongCaption')}
          columns={listColumns()}
          rows={wrong}
        />
      ) : (
        <StateMark state="yes">{t('results.sums.allRight')}</StateMark>
      )}
      {right.length > 0 && (
        <div className="mt-2">
          <Disclosure title={t('results.sums.rightCount', { count: right.length })}>
            <FigureTable
              caption={t('results.sums.rightCaption')}
              columns={listColumns()}
              rows={right}
            />
          </Disclosure>
        </div>
      )}
    </Part>
  );
}

function listColumns(): readonly FigureColumn<TableSum>[] {
  return [
    { title: t('results.sums.cell'), cell: ({ label }) => label },
    {
      title: t('results.sums.stated'),
      isFigure: true,
      cell: ({ stated, evidence }) => <PassageLink evidence={evidence}>{stated}</PassageLink>,
    },
    { title: t('results.sums.computed'), isFigure: true, cell: ({ computed }) => computed },
    {
      title: t('results.sums.result'),
      cell: ({ isRight }) =>
        isRight ? (
          <StateMark state="yes">{t('results.sums.right')}</StateMark>
        ) : (
          <StateMark state="no">{t('results.sums.wrong')}</StateMark>
        ),
    },
  ];
}
