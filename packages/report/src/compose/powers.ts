import {
  nameSidesShortly,
  noPowerFound,
  powerNames,
  powersNote,
  powersTitle,
} from '@clauselight/core';
import type { Section } from '../content.ts';
import { createTable } from './blocks.ts';
import type { ReportContext } from './report-context.ts';

/** What each side may do, with the place of the words that give it. */
export function composePowers({ analysis, places }: ReportContext): readonly Section[] {
  const { powers, sides } = analysis;
  if (powers.length === 0) return [];
  const names = nameSidesShortly(sides);
  return [
    {
      title: powersTitle,
      blocks: [
        { kind: 'note', words: powersNote },
        ...createTable({
          caption: powersTitle,
          rows: powers,
          columns: [
            { title: 'Power', width: 0.34, cell: ({ name }) => powerNames[name] },
            ...sides.map((side) => ({
              title: names.get(side.id) ?? side.label,
              cell: ({ holders }: (typeof powers)[number]) => {
                const holder = holders.find((one) => one.side === side.id);
                if (holder === undefined) return noPowerFound;
                return places.find(holder.evidence, holder.clause) ?? 'May';
              },
            })),
          ],
        }),
      ],
    },
  ];
}
