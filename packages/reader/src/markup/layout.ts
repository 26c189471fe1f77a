import type { Authorship } from '@clauselight/schema';
import type { Mark, TextRun } from '../source/draft.ts';
import { isUnseenColor } from './color.ts';
import type { ComputedStyle } from './computed-style.ts';
import type { Marker, RawBlock, Unit } from './units.ts';

/** Features of the page that lead to a warning. */
export type MarkupNotices = Set<
  'hidden-text' | 'tracked-changes' | 'comments-left-out' | 'read-in-part'
>;

/** Lays out words and blocks in drawing order. */
export interface Flow {
  addText(text: string, style: ComputedStyle): void;
  addLineEnd(style: ComputedStyle): void;
  /** A space, unless one is there already. */
  addSpace(style: ComputedStyle): void;
  /** Either end of the passage a comment is on. */
  addMark(mark: CommentMark): void;
  /** Words that are not drawn. */
  addHidden(text: string): void;
  /** Ends the block that is open, if any. */
  endBlock(): void;
  addUnit(unit: Unit): void;
  /** Whether the open block has words yet. */
  isInside(): boolean;
  /** Makes the open block, or the next, a note. */
  markNote(): void;
  /** Sets what is in front of the next block; of several that meet, all are there. */
  addMarker(marker: Marker): void;
  /** Takes away a marker no block has used. */
  dropMarker(marker: Marker): void;
  /** Collects the following content separately, for example for a table cell, until `close` returns it. */
  open(): void;
  close(): readonly Unit[];
}

interface UnfinishedRun {
  text: string;
  readonly marks?: readonly UnfinishedMark[];
  readonly inserted?: Authorship;
  readonly unseen?: 'colour' | 'size';
}

/** A mark whose words are still being collected. */
type UnfinishedMark = { readonly parts: string[] } & (
  | { readonly kind: 'hidden' }
  | ({ readonly kind: 'deletion' } & Authorship)
  | CommentMark
);

/** Either end of the passage a comment is on. */
export type CommentMark = Extract<Mark, { readonly id: string }>;

interface OpenBlock {
  readonly pieces: UnfinishedRun[];
  style: ComputedStyle | undefined;
  isNote: boolean;
  hasPlainInk: boolean;
  /** Whether the last character closes up white space after it. */
  isSpaced: boolean;
}

interface LayoutState {
  block: OpenBlock;
  units: Unit[];
  marks: UnfinishedMark[];
  markers: Marker[];
  readonly outer: Unit[][];
  readonly noticed: MarkupNotices;
}

/** Markers that can meet in one line. */
const mostMarkers = 9;
/** Text this small, in CSS pixels, cannot be read. */
const unseenSize = 2;

export function createFlow(noticed: MarkupNotices): Flow {
  const state: LayoutState = {
    block: createBlock(),
    units: [],
    marks: [],
    markers: [],
    outer: [],
    noticed,
  };
  return {
    addText: (text, style) => addText(state, { text, style }),
    addLineEnd(style) {
      if (style.isHidden || style.deleted !== undefined) return;
      append(state, { text: '\n', style });
      state.block.isSpaced = true;
    },
    addSpace(style) {
      if (!state.block.isSpaced) addText(state, { text: ' ', style });
    },
    addMark(mark) {
      state.block.pieces.push({ text: '', marks: [...state.marks, { ...mark, parts: [] }] });
      state.marks = [];
    },
    addHidden: (text) => hide(state, text),
    endBlock: () => endBlock(state),
    addUnit(unit) {
      endBlock(state);
      state.units.push(unit);
    },
    isInside: () => state.block.style !== undefined,
    markNote() {
      state.block.isNote = true;
    },
    addMarker(marker) {
      endBlock(state);
      if (state.markers.length < mostMarkers) state.markers.push(marker);
    },
    dropMarker(marker) {
      endBlock(state);
      if (state.markers.at(-1) === marker) state.markers.pop();
    },
    open() {
      endBlock(state);
      state.outer.push(state.units);
      state.units = [];
    },
    close() {
      endBlock(state);
      if (state.outer.length === 0) flushMarks(state);
      const { units } = state;
      state.units = state.outer.pop() ?? [];
      return units;
    },
  };
}

function createBlock(): OpenBlock {
  return { pieces: [], style: undefined, isNote: false, hasPlainInk: false, isSpaced: true };
}

/** Zero-width characters and soft hyphens show nothing. */
function hasInk(text: string): boolean {
  return /[^\s\u00AD\u200B-\u200F\u2060\uFEFF]/.test(text);
}

function addText(
  state: LayoutState,
  { text, style }: { text: string; style: ComputedStyle },
): void {
  if (style.isHidden || style.isInvisible) {
    hide(state, text);
    return;
  }
  if (style.deleted !== undefined) {
    strike(state, { text, by: style.deleted });
    return;
  }
  const closed = closeSpace(text, { style, isSpaced: state.block.isSpaced });
  if (closed === '') return;
  append(state, { text: closed, style });
  state.block.isSpaced = style.space !== 'kept' && /[ \n]$/.test(closed);
}

function closeSpace(
  text: string,
  { style, isSpaced }: { style: ComputedStyle; isSpaced: boolean },
): string {
  if (style.space === 'kept') return text;
  const closed =
    style.space === 'lines'
      ? text.replace(/[ \t\r\f]+/g, ' ').replace(/ ?\n ?/g, '\n')
      : text.replace(/[ \t\n\r\f]+/g, ' ');
  return isSpaced && closed.startsWith(' ') ? closed.slice(1) : closed;
}

function append(state: LayoutState, { text, style }: { text: string; style: ComputedStyle }): void {
  const { block, marks } = state;
  const isInk = hasInk(text);
  if (isInk) {
    block.style ??= style;
    if (!style.isBold) block.hasPlainInk = true;
  }
  const unseen = isInk ? findUnseen(style) : undefined;
  if (unseen !== undefined) state.noticed.add('hidden-text');
  if (style.inserted !== undefined && isInk) state.noticed.add('tracked-changes');
  const last = block.pieces.at(-1);
  const isSame = last !== undefined && last.unseen === unseen && last.inserted === style.inserted;
  if (isSame && marks.length === 0) {
    last.text += text;
    return;
  }
  state.marks = [];
  block.pieces.push({
    text,
    ...(marks.length === 0 ? {} : { marks }),
    ...(style.inserted === undefined ? {} : { inserted: style.inserted }),
    ...(unseen === undefined ? {} : { unseen }),
  });
}

function findUnseen(style: ComputedStyle): 'colour' | 'size' | undefined {
  if (style.fontSize <= unseenSize) return 'size';
  return isUnseenColor(style.color, style.background) ? 'colour' : undefined;
}

function hide(state: LayoutState, text: string): void {
  const last = state.marks.at(-1);
  if (last?.kind === 'hidden') last.parts.push(text);
  else if (hasInk(text)) state.marks.push({ kind: 'hidden', parts: [text] });
  if (hasInk(text)) state.noticed.add('hidden-text');
}

function strike(state: LayoutState, { text, by }: { text: string; by: Authorship }): void {
  const last = state.marks.at(-1);
  const isSame = last?.kind === 'deletion' && last.author === by.author && last.date === by.date;
  if (isSame) last.parts.push(text);
  else if (hasInk(text)) state.marks.push({ kind: 'deletion', parts: [text], ...by });
  if (hasInk(text)) state.noticed.add('tracked-changes');
}

const blockEnd = '\n\n';

/** White space is closed up in words that are not in the text, but blocks stay apart. */
function finishMark({ parts, ...facts }: UnfinishedMark): Mark {
  if ('id' in facts) return facts;
  const lines = parts
    .join('')
    .split(blockEnd)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  return { ...facts, text: lines.filter(Boolean).join('\n') };
}

function finishPiece({ marks, ...piece }: UnfinishedRun): TextRun {
  return marks === undefined ? piece : { ...piece, marks: marks.map(finishMark) };
}

function endBlock(state: LayoutState): void {
  const { block, markers } = state;
  const last = state.marks.at(-1);
  if (last !== undefined && last.parts.at(-1) !== blockEnd) last.parts.push(blockEnd);
  if (block.style === undefined) {
    if (block.pieces.some((piece) => piece.marks !== undefined)) keepMarks(state);
    block.pieces.length = 0;
    block.isSpaced = true;
    return;
  }
  state.block = createBlock();
  state.markers = [];
  const raw: RawBlock = {
    type: 'block',
    pieces: block.pieces.map(finishPiece),
    style: block.style,
    isBold: !block.hasPlainInk,
    isNote: block.isNote || block.style.isNote,
  };
  state.units.push(addMarkers(raw, markers));
}

/** Marks on white space that makes no block go to the next one. */
function keepMarks(state: LayoutState): void {
  const kept = state.block.pieces.flatMap((piece) => piece.marks ?? []);
  state.marks = [...kept, ...state.marks];
}

function addMarkers(raw: RawBlock, markers: readonly Marker[]): RawBlock {
  const last = markers.at(-1);
  if (last === undefined) return raw;
  const text = markers.map((marker) => marker.text).join(' ');
  if (last.level === undefined) return { ...raw, prefix: text };
  const isBullet = markers.every((marker) => marker.isBullet);
  return { ...raw, marker: { text, isBullet, level: last.level } };
}

/** What is left at the very end has no words after it to hang on. */
function flushMarks(state: LayoutState): void {
  if (state.marks.length === 0) return;
  const marks = state.marks.map(finishMark);
  state.units.push({ type: 'draft', draft: { kind: 'paragraph', runs: [{ text: '', marks }] } });
}
