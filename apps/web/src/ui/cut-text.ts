export interface Mark {
  start: number;
  end: number;
}

interface TextChunk {
  start: number;
  words: string;
  isMarked: boolean;
}

/** The text in chunks that are marked or not, whatever the order of the marks; what reaches past it is cut off. */
export function cutText(text: string, marks: readonly Mark[]): TextChunk[] {
  const chunks: TextChunk[] = [];
  let at = 0;
  function cut(end: number, isMarked: boolean) {
    if (end <= at) return;
    chunks.push({ start: at, words: text.slice(at, end), isMarked });
    at = end;
  }
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    cut(Math.min(mark.start, text.length), false);
    cut(Math.min(mark.end, text.length), true);
  }
  cut(text.length, false);
  return chunks;
}
