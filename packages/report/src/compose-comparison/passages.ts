import type { ClauseReference, Comparison, PassageChange, WordChange } from '@clauselight/schema';
import { createSection, createTable } from '../compose/blocks.ts';
import { joinWords } from '../compose/formats.ts';
import type { Block, Run, Section } from '../content.ts';
import { describePosition, excerpt } from './describe-position.ts';

/** Longer runs of unchanged words are shortened in the middle. */
const longestSame = 500;
const keptSame = 180;

const kindNames = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;

/** Every passage whose words changed, with insertions and deletions; then passages that moved or were renumbered. */
export function composePassages({ passages }: Comparison): readonly Section[] {
  const renumbered = passages.filter(({ isRenumbered }) => isRenumbered);
  const moved = passages.filter(({ isMoved }) => isMoved);
  return [
    ...createSection('Changed passages', passages.flatMap(composePassage)),
    ...composeReferences(passages),
    ...createSection('Moved passages', composePlaces('Passages that moved', moved)),
    ...createSection(
      'Renumbered passages',
      composePlaces('Passages that bear another number', renumbered),
    ),
  ];
}

function composePassage(passage: PassageChange): readonly Block[] {
  const { kind, before, after, isMoved, words } = passage;
  if (kind === 'same') return [];
  const [b, a] = [describePosition(before), describePosition(after)];
  const lone = before === undefined ? a : b;
  const where = before && after && b !== a ? `${b} → ${a}` : lone;
  const place = joinWords([kindNames[kind], isMoved && 'moved', where !== '–' && where], ' · ');
  return [{ kind: 'quote', words: words.map(toRun), place }];
}

function toRun({ kind, text }: WordChange): Run {
  if (kind !== 'same') return { text, look: kind };
  if (text.length <= longestSame) return { text };
  const beginning = text.slice(0, keptSame).replace(/[\uD800-\uDBFF]$/, '');
  const end = text.slice(-keptSame).replace(/^[\uDC00-\uDFFF]/, '');
  return { text: `${beginning} […] ${end}` };
}

function composePlaces(caption: string, passages: readonly PassageChange[]): readonly Block[] {
  return createTable({
    caption,
    rows: passages,
    columns: [
      { title: 'Earlier', width: 0.26, cell: ({ before }) => describePosition(before) },
      { title: 'Later', width: 0.26, cell: ({ after }) => describePosition(after) },
      { title: 'Begins', cell: excerpt },
    ],
  });
}

/** References with a new target. Some of them were probably forgotten in the update. */
function composeReferences(passages: readonly PassageChange[]): readonly Section[] {
  const rows = passages.flatMap((passage) =>
    passage.redirected.map((reference) => ({ reference, passage })),
  );
  const table = createTable({
    caption: 'References that lead to another clause',
    rows,
    columns: [
      { title: 'Reference', width: 0.16, cell: ({ reference }) => reference.quote },
      { title: 'Stands in', width: 0.28, cell: ({ passage }) => describePosition(passage.after) },
      { title: 'Led to', cell: ({ reference }) => nameClause(reference.before) },
      { title: 'Leads to', cell: ({ reference }) => nameClause(reference.after) },
    ],
  });
  return createSection('References that lead elsewhere', table);
}

function nameClause(clause: ClauseReference | undefined): string {
  return joinWords([clause?.number, clause?.heading], ' ') || 'no clause';
}
