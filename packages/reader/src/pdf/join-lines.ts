import type { TextRun } from '../source/draft.ts';
import type { PositionedMark } from './fragments.ts';
import { findJoint, type Vocabulary } from './hyphens.ts';
import { averageConfidence, getLineText, type Line } from './lines.ts';

/** The part of a block on one page. */
interface PageStretch {
  readonly page: number;
  readonly parts: string[];
  length: number;
  readonly marks: PositionedMark[];
  readonly lines: Line[];
}

/**
 * Joins the lines of one block: a stretch for each page, split at marks. What joins two lines, a space or nothing, ends
 * the earlier one.
 */
export function joinLines(lines: readonly Line[], vocabulary: Vocabulary): TextRun[] {
  const stretches: PageStretch[] = [];
  for (const line of lines) {
    const text = getLineText(line);
    const before = stretches.at(-1);
    if (before !== undefined) appendJoint(before, { text, vocabulary });
    const open =
      before?.page === line.page
        ? before
        : { page: line.page, parts: [], length: 0, marks: [], lines: [] };
    if (open !== before) stretches.push(open);
    for (const { at, mark } of listMarks(line)) open.marks.push({ at: open.length + at, mark });
    append(open, text);
    open.lines.push(line);
  }
  return stretches.flatMap(splitAtMarks);
}

function append(stretch: PageStretch, text: string): void {
  stretch.parts.push(text);
  stretch.length += text.length;
}

function appendJoint(
  stretch: PageStretch,
  { text, vocabulary }: { text: string; vocabulary: Vocabulary },
): void {
  const last = stretch.parts.at(-1) ?? '';
  const joint = findJoint({ before: last, after: text }, vocabulary);
  if (joint === 'space') append(stretch, ' ');
  if (joint !== 'no-hyphen') return;
  stretch.parts[stretch.parts.length - 1] = last.slice(0, -1);
  stretch.length -= 1;
}

/** The marks of a line by their offset in its text. */
export function listMarks(line: Line): PositionedMark[] {
  let start = 0;
  return line.cells.flatMap((cell) => {
    const from = start;
    start += cell.text.length + 1;
    return (cell.marks ?? []).map(({ at, mark }) => ({ at: from + at, mark }));
  });
}

function splitAtMarks({ page, parts, marks, lines }: PageStretch): TextRun[] {
  const text = parts.join('');
  const confidence = averageConfidence(
    lines.map((line) => ({
      text: getLineText(line),
      ...(line.confidence === undefined ? {} : { confidence: line.confidence }),
    })),
  );
  const facts = { page, ...(confidence === undefined ? {} : { confidence }) };
  if (marks.length === 0) return [{ text, ...facts }];
  const offsets = [...new Set([0, ...marks.map(({ at }) => Math.min(at, text.length))])].sort(
    (a, b) => a - b,
  );
  return offsets.map((from, index) => {
    const lineMarks = marks.filter(({ at }) => Math.min(at, text.length) === from);
    return {
      text: text.slice(from, offsets[index + 1] ?? text.length),
      ...facts,
      ...(lineMarks.length === 0 ? {} : { marks: lineMarks.map(({ mark }) => mark) }),
    };
  });
}
