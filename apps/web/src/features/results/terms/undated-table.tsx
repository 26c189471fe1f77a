import { describeOffset } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { PassageLink } from '../passage-link.tsx';
import { whereColumn } from './where-column.tsx';

/** Deadlines that are counted from something that has no day yet. */
export function UndatedTable({ terms }: { terms: readonly Term[] }) {
  return <FigureTable caption="Deadlines without a day" columns={columns} rows={terms} />;
}

const columns: readonly FigureColumn<Term>[] = [
  {
    title: 'When',
    cell: (term) => <span className="block min-w-36 font-semibold">{describeOffset(term)}</span>,
  },
  {
    title: 'Who',
    cell: ({ value }) => (value.kind === 'deadline' ? value.who : undefined),
    isFilled: ({ value }) => value.kind === 'deadline' && value.who !== undefined,
  },
  {
    title: 'What',
    cell: ({ value, display, evidence }) => (
      <PassageLink evidence={evidence}>
        {value.kind === 'deadline' ? value.action : display}
      </PassageLink>
    ),
  },
  whereColumn,
];
