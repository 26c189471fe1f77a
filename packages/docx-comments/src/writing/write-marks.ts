import type { Point } from '../placing/marks.ts';
import type { Placement } from '../placing/place-comments.ts';
import { applyEdits, type Edit } from '../xml/edit.ts';
import type { WordTags } from '../xml/word-tags.ts';

/** A comment with its place, and the id that ties both. */
export interface Placed {
  readonly id: string;
  readonly placement: Placement;
}

/** What is put in at one place of the XML: ends of passages first, then the beginnings of others. */
interface Place {
  readonly point: Pick<Point, 'before' | 'behind'>;
  readonly ends: string[];
  readonly starts: string[];
}

const uncut = { before: '', behind: '' };

/** The document with the marks of comments around their passages; nothing else of it changes. */
export function writeMarks(
  xml: string,
  { placed, tags }: { placed: readonly Placed[]; tags: WordTags },
): string {
  const places = new Map<number, Place>();
  const others = new Map<number, Edit>();
  const open = (at: number, point: Place['point']): Place => {
    const known = places.get(at) ?? { point, ends: [], starts: [] };
    // A place is cut once, whoever asks for it.
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
