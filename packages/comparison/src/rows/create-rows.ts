import type { AlignedMatch } from '../alignment/align-passages.ts';
import { createMatchRows, type MatchContext } from './create-match-rows.ts';
import { type ComparedRow, createLoneRow } from './row.ts';

/**
 * Creates all rows in the order of the later version. A removed passage follows the passage that preceded it, if that
 * kept its position.
 */
export function createRows(
  matches: readonly AlignedMatch[],
  context: MatchContext,
): readonly ComparedRow[] {
  const byAfter = new Map(matches.map((match) => [match.after[0] ?? 0, match]));
  const removed = placeRemoved(matches, context);
  const rows: ComparedRow[] = [...(removed.get(-1) ?? [])];
  const { passages } = context.after;
  for (let at = 0; at < passages.length; at += 1) {
    const match = byAfter.get(at);
    if (match !== undefined) {
      rows.push(...createMatchRows(match, context));
      at = match.after.at(-1) ?? at;
    } else {
      rows.push(
        ...passages.slice(at, at + 1).map((one) => createLoneRow(context.after, one, 'added')),
      );
    }
    rows.push(...(removed.get(at) ?? []));
  }
  return rows;
}

/** The removed passages by the later passage that they follow; -1 for the beginning. */
function placeRemoved(
  matches: readonly AlignedMatch[],
  { before }: MatchContext,
): ReadonlyMap<number, readonly ComparedRow[]> {
  const partners = new Map(matches.flatMap((match) => match.before.map((index) => [index, match])));
  const removed = new Map<number, ComparedRow[]>();
  let anchor = -1;
  for (const passage of before.passages) {
    const match = partners.get(passage.index);
    if (match !== undefined) {
      if (!match.isMoved) anchor = match.after.at(-1) ?? anchor;
      continue;
    }
    const rows = removed.get(anchor) ?? [];
    rows.push(createLoneRow(before, passage, 'removed'));
    removed.set(anchor, rows);
  }
  return removed;
}
