import type { Block } from '@clauselight/schema';
import {
  compareSpans,
  type Finding,
  overlaps,
  type Severity,
  type Span,
} from '@clauselight/schema';
import type { Section } from './sections.ts';

/** A passage a finding rests on, as it is lit up in the text and listed beside it. */
export interface Mark {
  key: string;
  start: number;
  end: number;
  quote: string;
  title: string;
  severity: Severity;
}

/** Every passage of every finding, in the order of the document. */
export function collectMarks(findings: readonly Finding[]): Mark[] {
  return findings
    .flatMap(({ id, title, severity, evidence }) =>
      evidence.map(({ start, end, quote }) => ({
        key: `${id} ${start}-${end}`,
        start,
        end,
        quote,
        title,
        severity,
      })),
    )
    .toSorted((a, b) => compareSpans(a, b) || b.severity - a.severity);
}

/** For each section the indexes of the marks that reach into it. */
export function indexMarks(
  marks: readonly Mark[],
  sections: readonly Section[],
  blocks: readonly Block[],
): number[][] {
  return sections.map(({ first, last }) => {
    const span = { start: blocks[first]?.start ?? 0, end: blocks[last - 1]?.end ?? 0 };
    return marks.flatMap((mark, index) => (overlaps(mark, span) ? [index] : []));
  });
}

/** The marks that cover exactly a passage: neighbours in the list, for they sort together. */
export interface MarkGroup {
  /** Index of the first. */
  first: number;
  /** Index of the last. */
  last: number;
}

/** Every mark over exactly this passage; several findings may rest on the same words. */
export function findMarkGroup(
  marks: readonly Mark[],
  passage: Span | undefined,
): MarkGroup | undefined {
  if (!passage) return undefined;
  const isMeant = ({ start, end }: Mark) => start === passage.start && end === passage.end;
  const first = marks.findIndex(isMeant);
  return first < 0 ? undefined : { first, last: marks.findLastIndex(isMeant) };
}

/** The mark to go to from a passage: the next other one in the document or the one before, around its ends. */
export function findNeighbour(
  marks: readonly Mark[],
  passage: Span | undefined,
  direction: 1 | -1,
): Mark | undefined {
  const group = findMarkGroup(marks, passage);
  if (group)
    return direction === 1 ? (marks[group.last + 1] ?? marks[0]) : marks.at(group.first - 1);
  const from = passage?.start ?? -1;
  if (direction === 1) return marks.find(({ start }) => start > from) ?? marks[0];
  return marks.findLast(({ start }) => start < from) ?? marks.at(-1);
}

/** The shortest mark over a code unit of the text. */
export function findMarkAt(marks: readonly Mark[], offset: number): Mark | undefined {
  return marks
    .filter(({ start, end }) => start <= offset && offset < end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
}
