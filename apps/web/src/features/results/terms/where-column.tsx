import type { Term } from '@clauselight/schema';
import type { FigureColumn } from '../../../ui/figure-table.tsx';
import { t } from '../messages.ts';
import { PlaceLabel } from '../place-label.tsx';

/** Where in the document a term stands; left out where no clause is known of any. */
export function createWhereColumn(): FigureColumn<Term> {
  return {
    title: t('results.terms.where'),
    cell: ({ evidence, clause }) => <PlaceLabel span={evidence} clause={clause} />,
    isFilled: ({ clause }) => clause !== undefined,
  };
}
