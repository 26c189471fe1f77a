import type { ChecklistItem } from '@clauselight/schema';
import type { Block } from '../../content.ts';
import { createTable } from '../blocks.ts';
import type { Places } from '../places.ts';

export interface ChecklistInput {
  readonly caption: string;
  readonly items: readonly ChecklistItem[];
  readonly places: Places;
}

/** What such a document usually contains, and whether this one does. */
export function composeChecklist({ caption, items, places }: ChecklistInput): readonly Block[] {
  return createTable({
    caption,
    rows: items,
    columns: [
      { title: 'What', width: 0.3, cell: ({ name }) => name },
      { title: 'Found', width: 0.12, cell: ({ evidence }) => (evidence ? 'yes' : 'no') },
      { title: 'Words', cell: ({ evidence }) => evidence?.quote },
      { title: 'Where', width: 0.2, cell: ({ evidence }) => evidence && places.find(evidence) },
    ],
  });
}
