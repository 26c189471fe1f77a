import type { Point } from '../placing/marks.ts';
import type { Placement } from '../placing/place-comments.ts';
import { applyEdits, type Edit } from '../xml/edit.ts';
import type { WordTags } from '../xml/word-tags.ts';

/** A comment with its id and its position. */
export interface CommentWithPlacement {
  readonly id: string;
  readonly placement: Placement;
}

/** What is inserted at one position of the XML: first the ends of comments, then the starts of others. */
interface Insertion {
  readonly point: Pick<Point, 'before' | 'behind'>;
  readonly ends: string[];
  readonly starts: string[];
}

const uncut = { before: '', behind: '' };

/** Writes comment marks around the passages. Nothing else of the document changes. */
export function writeMarks(
  xml: string,
  { placed, tags }: { placed: readonly CommentWithPlacement[]; tags: WordTags },
): string {
  const places = new Map<number, Insertion>();
  const others = new Map<number, Edit>();
  const open = (at: number, point: Insertion['point']): Insertion => {
    const known = places.get(at) ?? { point, ends: [], starts: [] };
    // A position is cut once, even if several comments use it.
    const cut = known.point.before === '' ? { ...known, point } : known;
    places.set(at, cut);
    return cut;
  };
  for (const { id, placement } of placed) {
    const { start, end, referenceAt } = placement;
    for (const { also } of [start, end]) if (also !== undefined) others.set(also.start, also);
    const isPoint = start.at === end.at;
    const begin = tags.mark('commentRangeStart', id);
    const finish = tags.mark('commentRangeEnd', id);
    const reference = tags.reference(id);
    open(start.at, start)[isPoint ? 'ends' : 'starts'].push(begin);
    open(end.at, end).ends.push(referenceAt === undefined ? finish + reference : finish);
    if (referenceAt !== undefined) open(referenceAt, uncut).ends.push(reference);
  }
  const edits = [...places].map(([at, { point, ends, starts }]): Edit => {
    const text = [point.before, ...ends, ...starts, point.behind].join('');
    return { start: at, end: at, text };
  });
  return applyEdits(xml, [...edits, ...others.values()]);
}
