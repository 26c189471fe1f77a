import type { SourceText, Span } from '@clauselight/schema';
import { createPassage, type Passage } from '../../../text/passage.ts';

/** Blanks in a row that stand for a line break which a converter dropped. */
const wideGap = 3;
/** The character code of a tab. */
const tab = 9;
/** A line that begins with the label of a field: `Client 2: Jane Roe`, `Event date: 12 June`. */
const field = /^\p{Lu}[\p{L}\d/#()'’ .-]{1,32}:\s/u;

/**
 * Creates a passage with a line feed between blocks, for empty lines and before the fields of a form, and a tab in place of a wide gap. Names and
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
    const isLine = starts.has(to) || endsLine(text, from, to);
    const isGap = to - from >= wideGap || text.charCodeAt(from) === tab;
    if (!isLine && !isGap) continue;
    parts.push(passage.text.slice(copied, index), isLine ? '\n' : '\t');
    copied = index + 1;
  }
  parts.push(passage.text.slice(copied));
  return { text: parts.join(''), offsets: passage.offsets };
}

/** Whether a gap is an empty line, or a line break before the label of a field. */
function endsLine(text: string, from: number, to: number): boolean {
  const gap = text.slice(from, to);
  if (!gap.includes('\n')) return false;
  return /\n\s*\n/.test(gap) || field.test(text.slice(to, to + 40));
}
