import type { Mark, TextRun } from '../source/draft.ts';

/** Pieces of a paragraph while it is read; runs alike become one. */
export interface Pieces {
  add(text: string, facts: Pick<TextRun, 'inserted' | 'unseen'>): void;
  /** Puts a mark where the next words begin. */
  mark(mark: Mark): void;
  /** All pieces. Marks after the last words get a piece without words, or wait if there are no words. */
  finish(): TextRun[];
}

interface UnfinishedRun {
  readonly texts: string[];
  readonly facts: Omit<TextRun, 'text'>;
}

/** `pending` holds marks that wait from the paragraph before, and takes those that wait for the next. */
export function createPieces(pending: Mark[]): Pieces {
  const pieces: UnfinishedRun[] = [];
  const takeMarks = (): Pick<TextRun, 'marks'> =>
    pending.length === 0 ? {} : { marks: pending.splice(0) };
  return {
    mark(mark) {
      const last = pending.at(-1);
      if (last?.kind === 'deletion' && mark.kind === 'deletion' && isSame(last, mark))
        pending[pending.length - 1] = { ...last, text: last.text + mark.text };
      else if (last?.kind === 'hidden' && mark.kind === 'hidden')
        pending[pending.length - 1] = { ...last, text: last.text + mark.text };
      else pending.push(mark);
    },
    add(text, facts) {
      const last = pieces.at(-1);
      const isAlike =
        last !== undefined &&
        pending.length === 0 &&
        last.facts.unseen === facts.unseen &&
        isSame(last.facts.inserted, facts.inserted);
      if (isAlike) last.texts.push(text);
      else pieces.push({ texts: [text], facts: { ...facts, ...takeMarks() } });
    },
    finish() {
      const all: TextRun[] = pieces.map(({ texts, facts }) => ({ text: texts.join(''), ...facts }));
      const hasInk = all.some(({ text }) => text.trim() !== '');
      if (hasInk && pending.length > 0) all.push({ text: '', ...takeMarks() });
      return all;
    },
  };
}

function isSame(a: TextRun['inserted'], b: TextRun['inserted']): boolean {
  return (a === undefined) === (b === undefined) && a?.author === b?.author && a?.date === b?.date;
}
