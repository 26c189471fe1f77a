import { compareSpans } from '@clauselight/core';
import {
  type Block,
  type Clause,
  type ClauseReference,
  createClauseReference,
  type SourceText,
  type Span,
} from '@clauselight/schema';
import { joinBlocks } from './join-blocks.ts';
import { splitSpan } from './split-span.ts';

/** A passage of the document that can answer a question by itself. */
export interface CutPassage extends Span {
  readonly clause: ClauseReference | undefined;
  /** Headings that it stands under. */
  readonly headings: readonly string[];
}

interface Cutter {
  readonly sourceText: SourceText;
  readonly childrenOf: ReadonlyMap<string, readonly Clause[]>;
}

/** Longest clause with sub-clauses that is not split, and longest sub-clause that is joined with adjacent ones. */
const longestWhole = 1200;
const longestJoined = 100;

/**
 * Cuts a document into passages in its order: clauses, each with short sub-clauses that finish its sentence; what stands
 * outside of clauses by blocks. All ink of the blocks and clauses is in one of them, and none overlap.
 */
export function cutPassages(
  sourceText: SourceText,
  clauses: readonly Clause[],
): readonly CutPassage[] {
  const known = new Set(clauses.map(({ id }) => id));
  const childrenOf = new Map<string, Clause[]>();
  const roots: Clause[] = [];
  for (const clause of clauses.toSorted(compareSpans)) {
    const siblings = clause.parentId === undefined ? undefined : childrenOf.get(clause.parentId);
    if (clause.parentId === undefined || !known.has(clause.parentId)) roots.push(clause);
    else if (siblings === undefined) childrenOf.set(clause.parentId, [clause]);
    else siblings.push(clause);
  }
  const cutter = { sourceText, childrenOf };
  const inClauses = roots.flatMap((clause) => cutClause(clause, [], cutter));
  const outside = listBlocksOutside(sourceText, roots);
  const joined = joinBlocks(sourceText.text, outside)
    .flatMap((span) => splitSpan(span, sourceText))
    .map((span) => ({ ...span, clause: undefined, headings: [] }));
  return [...inClauses, ...joined].sort(compareSpans);
}

/** Blocks outside of clauses; the whole text if there are neither blocks nor clauses. */
function listBlocksOutside(
  { text, blocks }: SourceText,
  clauses: readonly Clause[],
): readonly Pick<Block, 'kind' | 'start' | 'end' | 'table'>[] {
  if (blocks.length === 0 && clauses.length === 0) {
    return [{ kind: 'paragraph', start: 0, end: text.length }];
  }
  let next = 0;
  return blocks.filter(({ start }) => {
    while ((clauses[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return start < (clauses[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}

function cutClause(
  clause: Clause,
  above: readonly string[],
  cutter: Cutter,
): readonly CutPassage[] {
  const children = cutter.childrenOf.get(clause.id) ?? [];
  const headings = clause.heading === undefined ? above : [...above, clause.heading];
  const { text } = cutter.sourceText;
  const first = children[0];
  const last = children.at(-1);
  const own = { start: clause.start, end: first?.start ?? clause.end };
  if (first === undefined || last === undefined) return cutOwn(own, clause, headings, cutter);
  const isFinishedByChildren = !isHeadingAlone(text, own, clause) && !endsSentence(text, own);
  if (isFinishedByChildren && clause.end - clause.start <= longestWhole) {
    return [
      { start: clause.start, end: clause.end, clause: createClauseReference(clause), headings },
    ];
  }
  const parts = children.flatMap((child) => cutClause(child, headings, cutter));
  const tail = { start: last.end, end: clause.end };
  const after = isBlank(text, tail) ? [] : cutOwn(tail, clause, headings, cutter);
  const [opening, ...rest] = parts;
  if (opening !== undefined && isHeadingAlone(text, own, clause)) {
    const opened = { ...opening, start: clause.start };
    return [opened, ...joinShort(rest, { clause: createClauseReference(clause), text }), ...after];
  }
  return [
    ...cutOwn(own, clause, headings, cutter),
    ...joinShort(parts, { clause: createClauseReference(clause), text }),
    ...after,
  ];
}

function cutOwn(
  span: Span,
  clause: Clause,
  headings: readonly string[],
  { sourceText }: Cutter,
): readonly CutPassage[] {
  return splitSpan(span, sourceText).map((part) => ({
    ...part,
    clause: createClauseReference(clause),
    headings,
  }));
}

/** Joins adjacent passages that are too short to be understood alone, such as the entries of a list. */
function joinShort(
  passages: readonly CutPassage[],
  { clause, text }: { readonly clause: ClauseReference; readonly text: string },
): readonly CutPassage[] {
  const joined: CutPassage[] = [];
  for (const passage of passages) {
    const before = joined.at(-1);
    const isShort = passage.end - passage.start <= longestJoined;
    if (before !== undefined && isShort && isOpen(text, before)) {
      joined[joined.length - 1] = { ...before, end: passage.end, clause };
    } else joined.push(passage);
  }
  return joined;
}

/** Whether it is neither finished nor long, so that the next entry may join it. */
function isOpen(text: string, { start, end }: Span): boolean {
  return end - start <= longestJoined * 4 && !endsSentence(text, { start, end });
}

function isBlank(text: string, { start, end }: Span): boolean {
  return text.slice(start, end).trim() === '';
}

/** Whether a passage has only the number and the heading of a clause. */
function isHeadingAlone(text: string, own: Span, { number = '', heading = '' }: Clause): boolean {
  return (
    measureInk(text.slice(own.start, own.end)) <=
    measureInk(`${number}${heading}`) + 'Section'.length
  );
}

function measureInk(words: string): number {
  return words.replace(/[\s\p{P}]/gu, '').length;
}

function endsSentence(text: string, { start, end }: Span): boolean {
  return /[.!?][”"’')\]]*\s*$/.test(text.slice(Math.max(start, end - 20), end));
}
