import type { TableDetails, TableSum } from '@clauselight/schema';
import { formatCount } from '../../../lib/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';
import { StateMark } from '../state-mark.tsx';

/** Totals, products and shares of the tables worked out again; nothing where there are none. */
export function TableSumsPart({ details: { sums, sumCount } }: { details: TableDetails }) {
  if (sums.length === 0) return null;
  const wrong = sums.filter(({ isRight }) => !isRight);
  const right = sums.filter(({ isRight }) => isRight);
  return (
    <Part
      title="Do the sums hold?"
      aside={<span className="label">{formatCount(sumCount, 'sum')} worked out again</span>}
    >
      {wrong.length > 0 ? (
        <FigureTable caption="Sums that do not add up" columns={columns} rows={wrong} />
      ) : (
        <StateMark state="yes">Every sum adds up</StateMark>
      )}
      {right.length > 0 && (
        <div className="mt-2">
          <Disclosure title={`Sums that add up (${right.length})`}>
            <FigureTable caption="Sums that add up" columns={columns} rows={right} />
          </Disclosure>
        </div>
      )}
    </Part>
  );
}

const columns: readonly FigureColumn<TableSum>[] = [
  { title: 'Cell', cell: ({ label }) => label },
  {
    title: 'Says',
    isFigure: true,
    cell: ({ stated, evidence }) => <PassageLink evidence={evidence}>{stated}</PassageLink>,
  },
  { title: 'Worked out', isFigure: true, cell: ({ computed }) => computed },
  {
    title: 'Result',
    cell: ({ isRight }) =>
      isRight ? <StateMark state="yes">right</StateMark> : <StateMark state="no">wrong</StateMark>,
  },
];
