import { modalityNames } from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import { type FigureColumn, FigureTable } from '../../../ui/figure-table.tsx';
import { Part } from '../../../ui/panel.tsx';
import { t } from '../messages.ts';
import { PassageLink } from '../passage-link.tsx';
import { createWhereColumn } from './where-column.tsx';

/** Who must or must not do what, by when and on which condition. */
export function ObligationsPart({ title, terms }: { title: string; terms: readonly Term[] }) {
  return (
    <Part
      title={title}
      aside={
        <span className="label">{t('results.obligations.count', { count: terms.length })}</span>
      }
    >
      <FigureTable
        caption={t('results.obligations.caption')}
        columns={listColumns()}
        rows={terms}
      />
    </Part>
  );
}

function listColumns(): readonly FigureColumn<Term>[] {
  return [
    {
      title: t('results.obligations.who'),
      cell: ({ value }) =>
        value.kind === 'obligation' && (
          <span className="block font-semibold sm:max-w-36">{value.who}</span>
        ),
    },
    {
      title: t('results.obligations.must'),
      cell: ({ value }) => value.kind === 'obligation' && modalities[value.modality],
    },
    {
      title: t('results.obligations.what'),
      cell: ({ value, display, evidence }) => (
        <PassageLink evidence={evidence}>
          {value.kind === 'obligation' ? value.action : display}
        </PassageLink>
      ),
    },
    {
      title: t('results.obligations.when'),
      cell: ({ value }) =>
        value.kind === 'obligation' && [value.due, value.condition].filter(Boolean).join('; '),
      isFilled: ({ value }) => value.kind === 'obligation' && Boolean(value.due ?? value.condition),
    },
    createWhereColumn(),
  ];
}

const modalities = {
  must: modalityNames.must,
  'must-not': (
    <span className="font-semibold whitespace-nowrap text-high">{modalityNames['must-not']}</span>
  ),
} as const;
