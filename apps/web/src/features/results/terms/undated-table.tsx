import { describeOffset } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { createWhereColumn } from './where-column.tsx';

/** Deadlines that are counted from something that has no day yet. */
export function UndatedTable({ terms }: { terms: readonly Term[] }) {
  return (
    <FigureTable caption={t('results.undated.caption')} columns={listColumns()} rows={terms} />
  );
}

function listColumns(): readonly FigureColumn<Term>[] {
  return [
    {
      title: t('results.undated.when'),
      cell: (term) => <span className="block min-w-36 font-semibold">{describeOffset(term)}</span>,
    },
    {
      title: t('results.undated.who'),
      cell: ({ value }) => (value.kind === 'deadline' ? value.who : undefined),
      isFilled: ({ value }) => value.kind === 'deadline' && value.who !== undefined,
    },
    {
      title: t('results.undated.what'),
      cell: ({ value, display, evidence }) => (
        <PassageLink evidence={evidence}>
          {value.kind === 'deadline' ? value.action : display}
        </PassageLink>
      ),
    },
    createWhereColumn(),
  ];
}
