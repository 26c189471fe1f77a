import { modalityNames } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { formatCount } from '../../../lib/format.ts';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { PassageLink } from '../passage-link.tsx';
import { whereColumn } from './where-column.tsx';

/** Who must do what, or must not, by when and if what. */
export function ObligationsPart({ title, terms }: { title: string; terms: readonly Term[] }) {
  return (
    <Part
      title={title}
      aside={<span className="label">{formatCount(terms.length, 'obligation')}</span>}
    >
      <FigureTable caption="Obligations" columns={columns} rows={terms} />
    </Part>
  );
}

const columns: readonly FigureColumn<Term>[] = [
  {
    title: 'Who',
    cell: ({ value }) =>
      value.kind === 'obligation' && (
        <span className="block font-semibold sm:max-w-36">{value.who}</span>
      ),
  },
  {
    title: 'Must',
    cell: ({ value }) => value.kind === 'obligation' && modalities[value.modality],
  },
  {
    title: 'What',
    cell: ({ value, display, evidence }) => (
      <PassageLink evidence={evidence}>
        {value.kind === 'obligation' ? value.action : display}
      </PassageLink>
    ),
  },
  {
    title: 'When',
    cell: ({ value }) =>
      value.kind === 'obligation' && [value.due, value.condition].filter(Boolean).join('; '),
    isFilled: ({ value }) => value.kind === 'obligation' && Boolean(value.due ?? value.condition),
  },
  whereColumn,
];

const modalities = {
  must: modalityNames.must,
  'must-not': (
    <span className="font-semibold whitespace-nowrap text-high">{modalityNames['must-not']}</span>
  ),
} as const;
