import {
  type ComparedPassage,
  createClauseReference,
  type PassageChange,
  type Span,
} from '@clauselight/schema';
import type { Passage } from '../passages/passage.ts';
import type { Version } from './version.ts';

/** A row without position and id, with its word counts. */
export interface ComparedRow {
  readonly change: Omit<PassageChange, 'id'>;
  readonly sameWords: number;
  readonly insertedWords: number;
  readonly deletedWords: number;
}

/** Describes a span of a passage for a row. */
export function describePassage(
  { source }: Version,
  { block, clause, opened }: Passage,
  { start, end }: Span,
): ComparedPassage {
  const page = findPage(source.pages, start) ?? block.page;
  // A passage that opens several clauses belongs to the first: a heading is its article's, not its first section's.
  const own = opened.find((one) => one.start === start) ?? clause;
  return {
    start,
    end,
    isHeading: block.kind === 'heading',
    ...(page !== undefined && { page }),
    ...(own !== undefined && { clause: createClauseReference(own) }),
    ...(block.level !== undefined && { level: block.level }),
  };
}

function findPage(pages: Version['source']['pages'], offset: number): number | undefined {
  let [from, to] = [0, pages.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pages[middle]?.end ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return pages[from]?.number;
}

/** Creates the row of a passage that only one version has. */
export function createLoneRow(
  version: Version,
  passage: Passage,
  kind: 'added' | 'removed',
): ComparedRow {
  const { start, end, tokens } = passage;
  const words = tokens.filter(({ isWord }) => isWord).length;
  const place = describePassage(version, passage, { start, end });
  const text = version.source.text.slice(start, end);
  return {
    change: {
      kind,
      isMoved: false,
      isRenumbered: false,
      redirected: [],
      ...(kind === 'added' ? { after: place } : { before: place }),
      words: [{ kind: kind === 'added' ? 'insertion' : 'deletion', text }],
    },
    sameWords: 0,
    insertedWords: kind === 'added' ? words : 0,
    deletedWords: kind === 'removed' ? words : 0,
  };
}
