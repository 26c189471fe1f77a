import type { SourceText, Span } from '@clauselight/schema';
import { createPassage, type Passage } from '../../../text/passage.ts';

/** Blanks in a row that stand for a line break which a converter dropped. */
const wideGap = 3;
/** The character code of a tab. */
const tab = 9;

/**
 * Creates a passage with a line feed between blocks and for empty lines, and a tab in place of a wide gap. Names and
 * addresses are separated by them.
 */
export function createMarkedPassage({ text, blocks }: SourceText, span: Span): Passage {
  const passage = createPassage(text, span);
  const starts = new Set(
    blocks.filter(({ start }) => start >= span.start && start < span.end).map(({ start }) => start),
  );
  const parts: string[] = [];
  let copied = 0;
  for (
    let index = passage.text.indexOf(' ');
    index >= 0;
    index = passage.text.indexOf(' ', index + 1)
  ) {
    const from = passage.offsets[index] ?? 0;
    const to = passage.offsets[index + 1] ?? from;
    const isLine = starts.has(to) || (to - from > 1 && /\n\s*\n/.test(text.slice(from, to)));
    const isGap = to - from >= wideGap || text.charCodeAt(from) === tab;
    if (!isLine && !isGap) continue;
    parts.push(passage.text.slice(copied, index), isLine ? '\n' : '\t');
    copied = index + 1;
  }
  parts.push(passage.text.slice(copied));
  return { text: parts.join(''), offsets: passage.offsets };
}
