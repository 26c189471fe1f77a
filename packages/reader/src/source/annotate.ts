import type { Authorship, Comment, HiddenText, Revision, Span } from '@clauselight/schema';
import type { CommentFacts, Mark, Piece } from './draft.ts';

export interface Annotations {
  readonly revisions: Revision[];
  readonly comments: Comment[];
  readonly hiddenTexts: HiddenText[];
}

/** Collects what is said about the text beside it, block by block in document order. */
export interface Annotator {
  add(
    pieces: readonly Piece[],
    place: { readonly spans: readonly Span[]; readonly offset: number },
  ): void;
  /** Everything collected; nothing reaches past the length of the text. */
  finish(length: number): Annotations;
}

/** More than a person can look through; beyond it only the first are kept. */
const most = 50_000;

export function createAnnotator(facts: ReadonlyMap<string, CommentFacts>): Annotator {
  const revisions: Revision[] = [];
  const hiddenTexts: HiddenText[] = [];
  const places = new Map<string, { start?: number; end?: number }>();
  const addMark = (mark: Mark, at: number) => {
    if (mark.kind === 'deletion') {
      if (mark.text.trim() === '' || revisions.length >= most) return;
      revisions.push({ kind: 'deletion', start: at, end: at, text: mark.text, ...getAuthor(mark) });
    } else if (mark.kind === 'hidden') {
      if (mark.text.trim() === '' || hiddenTexts.length >= most) return;
      hiddenTexts.push({ start: at, end: at, text: mark.text, reason: 'hidden' });
    } else {
      const side = mark.kind === 'comment-start' ? 'start' : 'end';
      places.set(mark.id, { ...places.get(mark.id), [side]: at });
    }
  };
  return {
    add(pieces, { spans, offset }) {
      for (const [index, piece] of pieces.entries()) {
        const span = spans[index] ?? { start: 0, end: 0 };
        const place = { start: offset + span.start, end: offset + span.end };
        for (const mark of piece.marks ?? []) addMark(mark, place.start);
        if (place.end === place.start) continue;
        if (piece.inserted !== undefined) addInsertion(revisions, { place, by: piece.inserted });
        if (piece.unseen !== undefined && hiddenTexts.length < most)
          hiddenTexts.push({ ...place, text: piece.text, reason: piece.unseen });
      }
    },
    finish(length) {
      const within = <T extends Span>(item: T): T => ({
        ...item,
        start: Math.min(item.start, length),
        end: Math.min(item.end, length),
      });
      return {
        revisions: revisions.map(within),
        hiddenTexts: hiddenTexts.map(within),
        comments: placeComments(facts, places).map(within),
      };
    },
  };
}

function getAuthor({ author, date }: Authorship): Authorship {
  return {
    ...(author === undefined || author === '' ? {} : { author }),
    ...(date === undefined || date === '' ? {} : { date }),
  };
}

/** Runs of one insertion that touch are one revision. */
function addInsertion(revisions: Revision[], { place, by }: { place: Span; by: Authorship }): void {
  const last = revisions.at(-1);
  const isSame =
    last?.kind === 'insertion' &&
    last.end === place.start &&
    last.author === by.author &&
    last.date === by.date;
  if (isSame) revisions[revisions.length - 1] = { ...last, end: place.end };
  else if (revisions.length < most)
    revisions.push({ kind: 'insertion', ...place, ...getAuthor(by) });
}

function placeComments(
  facts: ReadonlyMap<string, CommentFacts>,
  places: ReadonlyMap<string, { start?: number; end?: number }>,
): Comment[] {
  const comments = [...facts].flatMap(([id, { text, ...by }]) => {
    const place = places.get(id);
    if (place === undefined || text.trim() === '') return [];
    const start = place.start ?? place.end ?? 0;
    return [{ start, end: Math.max(start, place.end ?? start), text, ...getAuthor(by) }];
  });
  return comments.slice(0, most).sort((a, b) => a.start - b.start || a.end - b.end);
}
