import type { Cell, Span } from '@clauselight/schema';
import type { Draft } from './draft.ts';

/** The span of each cell of a row in the document, with what the file states about it. */
export function createCells(
  draft: Draft,
  { text, spans, start }: { text: string; spans: readonly Span[]; start: number },
): Cell[] {
  const bounds: (Span | undefined)[] = (draft.cells ?? []).map(() => undefined);
  for (const [index, { cell }] of draft.runs.entries()) {
    const span = spans[index];
    if (cell === undefined || span === undefined || cell >= bounds.length) continue;
    const cellFacts = bounds[cell];
    bounds[cell] = cellFacts === undefined ? span : { start: cellFacts.start, end: span.end };
  }
  let last = 0;
  return (draft.cells ?? []).map((facts, index) => {
    const span = trim(text, bounds[index] ?? { start: last, end: last });
    last = span.end;
    return {
      start: start + span.start,
      end: start + span.end,
      ...(facts.type === undefined ? {} : { type: facts.type }),
      ...(facts.value === undefined ? {} : { value: facts.value }),
    };
  });
}

/** The span without white space at its ends. */
function trim(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  return {
    start: Math.min(from, end),
    end: Math.max(Math.min(from, end), start + words.trimEnd().length),
  };
}
