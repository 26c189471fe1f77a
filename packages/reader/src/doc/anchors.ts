import type { Mark } from '../source/draft.ts';
import { findLastAtMost } from './bytes.ts';
import type { TextRange } from './text-range.ts';

/** A footnote or endnote, with the position of its text. */
export interface Note {
  readonly kind: 'footnote' | 'endnote';
  readonly range: TextRange;
  /** Whether the word processor numbers it; otherwise its mark is written in the text. */
  readonly isNumbered: boolean;
}

/** What hangs on single characters of the text, by their position in the whole of it. */
export interface Anchors {
  readonly notes: ReadonlyMap<number, Note>;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  /** Text boxes. */
  readonly boxes: ReadonlyMap<number, readonly TextRange[]>;
  /** The first position from the given one at which a run must end; infinity after the last. */
  findStop(from: number): number;
}

export function createAnchors(parts: Omit<Anchors, 'findStop'>): Anchors {
  const unnumbered = [...parts.notes].filter(([, note]) => !note.isNumbered);
  const around = unnumbered.flatMap(([position]) => [position, position + 1]);
  const positions = new Set([...parts.marks.keys(), ...around]);
  const stops = [...positions].sort((a, b) => a - b);
  return {
    ...parts,
    findStop: (from) => stops[findLastAtMost(stops, from - 1) + 1] ?? Number.POSITIVE_INFINITY,
  };
}
