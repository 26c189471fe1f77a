import type { Term } from '@clauselight/schema';
import type { FigureColumn } from '../../../ui/figure-table.tsx';
import { PlaceLabel } from '../place-label.tsx';

/** Where in the document a term stands; left out where no clause is known of any. */
export const whereColumn: FigureColumn<Term> = {
  title: 'Where',
  cell: ({ evidence, clause }) => <PlaceLabel span={evidence} clause={clause} />,
  isFilled: ({ clause }) => clause !== undefined,
};
