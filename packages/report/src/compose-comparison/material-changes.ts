import {
  describeMaterialChange,
  materialChangesNote,
  materialChangesTitle,
  nameTopics,
} from '@clauselight/core';
import type { Comparison, MaterialChange } from '@clauselight/schema';
import { createGroup, createTable } from '../compose/blocks.ts';
import type { Block } from '../content.ts';
import { describePosition } from './describe-position.ts';

/** The changed sentences about money, time, or the end of the document, each with its position. */
export function composeMaterialChanges(
  changes: readonly MaterialChange[],
  passages: Comparison['passages'],
): readonly Block[] {
  if (changes.length === 0) return [];
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return createGroup(materialChangesTitle, [
    { kind: 'note', words: materialChangesNote },
    ...createTable({
      caption: materialChangesTitle,
      rows: changes,
      columns: [
        { title: 'Concerns', width: 0.18, cell: ({ topics }) => nameTopics(topics) },
        { title: 'What changed', cell: describeMaterialChange },
        {
          title: 'Place',
          width: 0.2,
          cell: ({ passageId }) => {
            const passage = byId.get(passageId);
            return describePosition(passage?.after ?? passage?.before);
          },
        },
      ],
    }),
  ]);
}
