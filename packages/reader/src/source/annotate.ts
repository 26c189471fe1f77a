import type { Authorship, Comment, HiddenText, Revision, Span } from '@clauselight/schema';
import type { CommentFacts, Mark, TextRun } from './draft.ts';

export interface Annotations {
  readonly revisions: Revision[];
  readonly comments: Comment[];
  readonly hiddenTexts: HiddenText[];
}

/** Collects annotations of the text (changes, comments, hidden words), block by block in document order. */
export interface Annotator {
  add(
    runs: readonly TextRun[],
    position: { readonly spans: readonly Span[]; readonly offset: number },
  ): void;
  /** Everything collected, with no span past the length of the text. */
  finish(length: number): Annotations;
}

/** More than a person can look through; only the first are kept. */
const mostAnnotations = 50_000;

export function createAnnotator(facts: ReadonlyMap<string, CommentFacts>): Annotator {
  const revisions: Revision[] = [];
  const hiddenTexts: HiddenText[] = [];
  const commentSpans = new Map<string, { start?: number; end?: number }>();
  const addMark = (mark: Mark, at: number) => {
    if (mark.kind === 'deletion') {
      if (mark.text.trim() === '' || revisions.length >= mostAnnotations) return;
      revisions.push({ kind: 'deletion', start: at, end: at, text: mark.text, ...getAuthor(mark) });
    } else if (mark.kind === 'hidden') {
      if (mark.text.trim() === '' || hiddenTexts.length >= mostAnnotations) return;
      hiddenTexts.push({ start: at, end: at, text: mark.text, reason: 'hidden' });
    } else {
      const side = mark.kind === 'comment-start' ? 'start' : 'end';
      commentSpans.set(mark.id, { ...commentSpans.get(mark.id), [side]: at });
    }
  };
  return {
    add(runs, { spans, offset }) {
      for (const [index, run] of runs.entries()) {
        const { start, end } = spans[index] ?? { start: 0, end: 0 };
        const place = { start: offset + start, end: offset + end };
        for (const mark of run.marks ?? []) addMark(mark, place.start);
        if (place.end === place.start) continue;
        if (run.inserted !== undefined) addInsertion(revisions, { place, by: run.inserted });
        if (run.unseen !== undefined && hiddenTexts.length < mostAnnotations)
          hiddenTexts.push({ ...place, text: run.text, reason: run.unseen });
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
        comments: createComments(facts, commentSpans).map(within),
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

/** Adjacent runs of one insertion are one revision. */
function addInsertion(revisions: Revision[], { place, by }: { place: Span; by: Authorship }): void {
  const last = revisions.at(-1);
  const isSame =
    last?.kind === 'insertion' &&
    last.end === place.start &&
    last.author === by.author &&
    last.date === by.date;
  if (isSame) revisions[revisions.length - 1] = { ...last, end: place.end };
  else if (revisions.length < mostAnnotations)
    revisions.push({ kind: 'insertion', ...place, ...getAuthor(by) });
}

function createComments(
  facts: ReadonlyMap<string, CommentFacts>,
  spansById: ReadonlyMap<string, { start?: number; end?: number }>,
): Comment[] {
  const comments = [...facts].flatMap(([id, { text, ...by }]) => {
    const span = spansById.get(id);
    if (span === undefined || text.trim() === '') return [];
    const start = span.start ?? span.end ?? 0;
    return [{ start, end: Math.max(start, span.end ?? start), text, ...getAuthor(by) }];
  });
  return comments.slice(0, mostAnnotations).sort((a, b) => a.start - b.start || a.end - b.end);
}
