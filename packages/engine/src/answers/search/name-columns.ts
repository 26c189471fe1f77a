import type { SourceText } from '@clauselight/schema';
import type { CutPassage } from './cut-passages.ts';
import { listOverlapping } from './note-knowledge.ts';

/** Repeats the names of the columns, which only the first row has, for every row of a table. */
export function nameColumns(
  passages: readonly CutPassage[],
  { text, blocks }: SourceText,
): readonly CutPassage[] {
  const names = new Map(
    blocks
      .filter(({ isHeaderRow, table }) => isHeaderRow && table !== undefined)
      .map(({ table, start, end }) => [table, text.slice(start, end)]),
  );
  if (names.size === 0) return passages;
  return passages.map((passage) => {
    const inside = listOverlapping(blocks, passage).map((place) => blocks[place]);
    const tables = new Set(inside.flatMap((block) => block?.table ?? []));
    const headers = [...tables].flatMap((table) => names.get(table) ?? []);
    return headers.length === 0
      ? passage
      : { ...passage, headings: [...passage.headings, ...headers] };
  });
}
