import type { Clause, Span } from '@clauselight/schema';
import { dropListedAttachments } from './attachment-heading.ts';
import { closeClauses, createClause, getName } from './clause-entry.ts';
import { findRecitalsHeading, findSectionKind } from './clause-kind.ts';
import { findClauseHeading, isHeadingUnit } from './heading.ts';
import type { Marker } from './marker.ts';
import { numericStyles } from './number-position.ts';
import { Numbering } from './numbering.ts';
import type { TextUnit } from './text-unit.ts';

/** Running text after a number and heading, with its clause. */
export interface RunningText extends Span {
  readonly clauseId: string | undefined;
}

export interface ClauseTree {
  readonly clauses: readonly Clause[];
  readonly runningTexts: readonly RunningText[];
}

interface Walk {
  readonly text: string;
  readonly units: readonly TextUnit[];
  /** For every text unit, the heading it is or starts with. */
  readonly headings: readonly (Span | undefined)[];
  /** Whether numbers restart under headings without numbers. */
  readonly isRestarting: boolean;
  /** For every text unit, the next one with a main number or the start of an attachment. */
  readonly nextNumbered: readonly (TextUnit | undefined)[];
  readonly numbering: Numbering;
  readonly clauses: Clause[];
  /** Ends of clauses that no clause on their own level follows, by id. */
  readonly closed: Map<string, number>;
  /** Open clauses, the outermost first. */
  path: readonly Clause[];
}

/** Builds the tree of numbered clauses and headings. A clause ends where the next clause outside of it starts. */
export function buildClauseTree(text: string, listed: readonly TextUnit[]): ClauseTree {
  const units = dropListedAttachments(listed);
  const headings = units.map((unit, index) =>
    findClauseHeading(text, { unit, next: units[index + 1] }),
  );
  const walk: Walk = {
    text,
    units,
    headings,
    isRestarting: isRestarting({ text, units, headings }),
    nextNumbered: listNextNumbered(units),
    numbering: new Numbering(),
    clauses: [],
    closed: new Map(),
    path: [],
  };
  const passages = units.flatMap((_, index) => openUnit(walk, index) ?? []);
  return { clauses: closeClauses(text, walk), runningTexts: passages };
}

function listNextNumbered(units: readonly TextUnit[]): readonly (TextUnit | undefined)[] {
  const next = new Array<TextUnit | undefined>(units.length);
  for (let index = units.length - 2; index >= 0; index -= 1) {
    const after = units[index + 1];
    next[index] = after !== undefined && isMainNumber(after) ? after : next[index + 1];
  }
  return next;
}

/** A main number, or the start of an attachment. Letters number lists inside a clause. */
function isMainNumber({ marker }: TextUnit): boolean {
  const style = marker?.ordinals[0]?.style;
  return style === 'Schedule' || (style !== undefined && numericStyles.has(style));
}

function isRestarting({
  text,
  units,
  headings,
}: Pick<Walk, 'text' | 'units' | 'headings'>): boolean {
  const restarts = units.filter(({ marker }, index) => {
    const isFirst = marker?.ordinals.some(({ style, values }) => style === '1.' && values[0] === 1);
    const before = units[index - 1];
    const heading = headings[index - 1];
    if (isFirst !== true || before === undefined || heading === undefined) return false;
    return before.marker === undefined && isHeadingUnit(text, { unit: before, heading });
  });
  return restarts.length > 1;
}

/** Opens the clause that a text unit starts, if any, and returns the text after its number and heading. */
function openUnit(walk: Walk, index: number): RunningText | undefined {
  const unit = walk.units[index];
  if (unit === undefined) return undefined;
  const heading = walk.headings[index];
  const beginning = { unit, index, heading };
  if (isHeadingOfNumberBefore(walk, beginning)) return undefined;
  const opened = openClause(walk, beginning);
  const start =
    opened?.heading === undefined
      ? (unit.marker?.bodyStart ?? unit.start)
      : skipStop(walk.text, { start: opened.heading.end, end: unit.end });
  if (start >= unit.end || !/\p{L}/u.test(walk.text.slice(start, unit.end))) return undefined;
  return { start, end: unit.end, clauseId: walk.path.at(-1)?.id };
}

interface ClauseStart {
  readonly unit: TextUnit;
  readonly index: number;
  readonly heading: Span | undefined;
}

/** `ARTICLE I` in one line and `DEFINITIONS` in the next are one heading. */
function isHeadingOfNumberBefore(walk: Walk, { unit, index, heading }: ClauseStart): boolean {
  const { units, clauses, text } = walk;
  const before = units[index - 1];
  const last = clauses.at(-1);
  if (before?.marker === undefined || last === undefined) return false;
  if (heading === undefined || unit.marker !== undefined || heading.end < unit.end) return false;
  const isBare = last.start === before.start && before.marker.bodyStart >= before.end;
  if (!isBare || last.heading !== undefined) return false;
  const named = { ...last, heading: getName(text, heading) };
  clauses[clauses.length - 1] = named;
  walk.path = [...walk.path.slice(0, -1), named];
  return true;
}

function openClause(walk: Walk, beginning: ClauseStart): { heading: Span | undefined } | undefined {
  const { unit, index, heading } = beginning;
  const { numbering, text } = walk;
  if (unit.marker !== undefined) {
    const level = positionNumber(numbering, unit.marker);
    const isAttachment = unit.marker.ordinals[0]?.style === 'Schedule';
    addClause(walk, { ...beginning, level, kind: isAttachment ? 'attachment' : undefined });
    return { heading };
  }
  const kind =
    unit.kind === 'table-row'
      ? undefined
      : findSectionKind(text, { span: unit, isOpening: isOpening(walk) });
  if (kind === 'operative') {
    closeTop(walk, unit.start);
    return undefined;
  }
  if (kind !== undefined) return openSection(walk, { ...beginning, kind });
  if (heading === undefined || !isHeadingUnit(text, { unit, heading })) return undefined;
  if (walk.path.some((open) => open.kind === 'signatures') || isHeadingOfHeading(walk, index))
    return { heading };
  const level = findHeadingLevel(walk, beginning);
  numbering.openHeading(level, walk.isRestarting ? undefined : 'first');
  addClause(walk, { ...beginning, level });
  return { heading };
}

/** Tells whether there were only headings without numbers so far. */
function isOpening({ clauses }: Walk): boolean {
  return (
    clauses.length < 8 &&
    clauses.every(({ number, kind }) => number === undefined && kind === undefined)
  );
}

/** Of consecutive lines that look like headings, as tables leave them, the last is the heading of what follows. */
function isHeadingOfHeading({ text, units, headings }: Walk, index: number): boolean {
  const next = units[index + 1];
  if (units[index]?.kind === 'heading' || next === undefined || next.marker !== undefined)
    return false;
  const heading = headings[index + 1];
  return (
    heading !== undefined && isHeadingUnit(text, { unit: next, heading }) && next.kind !== 'heading'
  );
}

function openSection(
  walk: Walk,
  { kind, ...beginning }: ClauseStart & { readonly kind: NonNullable<Clause['kind']> },
): { heading: Span | undefined } | undefined {
  const { numbering, text } = walk;
  const isInside = walk.path.some((open) => open.kind === kind);
  const heading =
    kind === 'recitals'
      ? findRecitalsHeading(text, beginning.unit)
      : kind === 'preamble'
        ? undefined
        : beginning.heading;
  if (isInside && (heading === undefined || kind === 'signatures')) return undefined;
  const level = numbering.topLevel;
  numbering.openHeading(level, kind === 'signatures' ? 'any' : 'first');
  addClause(walk, { ...beginning, heading, level, kind });
  return { heading };
}

/** What follows `NOW, THEREFORE` is not a recital. */
function closeTop(walk: Walk, position: number): void {
  const kept = walk.path.filter(({ kind }) => kind === 'attachment');
  for (const clause of walk.path) if (!kept.includes(clause)) walk.closed.set(clause.id, position);
  walk.path = kept;
  walk.numbering.close();
}

function positionNumber(numbering: Numbering, marker: Marker): number {
  if (marker.ordinals[0]?.style === 'Schedule') {
    numbering.openScope();
    return 1;
  }
  const position = numbering.findPosition(marker, 'line');
  if (position === undefined) return numbering.level + 1;
  numbering.open(position);
  return position.level;
}

/**
 * A heading without a number belongs to the open clause when the list continues after it. Directly above the next
 * number it is a sibling of that. Without numbers after it, it is at the top.
 */
function findHeadingLevel(walk: Walk, { unit, index }: ClauseStart): number {
  const { nextNumbered, numbering, units } = walk;
  const next = nextNumbered[index];
  const isAttachment = next?.marker?.ordinals[0]?.style === 'Schedule';
  const position =
    next?.marker && !isAttachment ? numbering.findPosition(next.marker, 'line') : undefined;
  const isParent = position?.fit === 'first' && position.ordinal.style === '1.1';
  if (position !== undefined && (position.fit === 'next' || isParent)) {
    const isOver = units[index + 1] === next || isParent;
    return isOver || position.level > numbering.level ? position.level : position.level + 1;
  }
  return Math.max(numbering.topLevel, numbering.topLevel - 1 + (unit.level ?? 1));
}

interface NewClause extends ClauseStart {
  readonly level: number;
  readonly kind?: Clause['kind'];
}

function addClause(walk: Walk, { unit, heading, level, kind }: NewClause): void {
  const path = walk.path.filter((open) => open.level < level);
  const parent = path.at(-1);
  const clause = createClause(walk.text, {
    id: `c${walk.clauses.length + 1}`,
    unit,
    heading,
    level,
    kind,
    parent,
  });
  walk.clauses.push(clause);
  walk.path = [...path, clause];
}

function skipStop(text: string, { start, end }: Span): number {
  const skipped = /^[\s.:–—-]*/.exec(text.slice(start, Math.min(end, start + 20)))?.[0].length ?? 0;
  return Math.min(end, start + skipped);
}
