import { clauseChangesTitle, clauseDirectionNames } from '@clauselight/core';
import type { Comparison } from '@clauselight/schema';
import { createSection, createTable } from '../compose/blocks.ts';
import type { Section } from '../content.ts';

/** The clauses whose verdict is another one, what became worse first. */
export function composeClauseChanges({ clauses }: Comparison): readonly Section[] {
  return createSection(
    clauseChangesTitle,
    createTable({
      caption: clauseChangesTitle,
      rows: clauses,
      columns: [
        {
          title: 'Clause',
          width: 0.22,
          cell: ({ name, direction }) => `${name}\n${clauseDirectionNames[direction]}`,
        },
        { title: 'Earlier', width: 0.2, cell: ({ before }) => before?.verdict ?? '–' },
        { title: 'Later', width: 0.2, cell: ({ after }) => after?.verdict ?? '–' },
        { title: 'Why', cell: ({ reason }) => reason },
      ],
    }),
  );
}
