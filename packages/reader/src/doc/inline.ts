import type { Authorship } from '@clauselight/schema';
import type { TextRun } from '../source/draft.ts';
import type { Note } from './anchors.ts';
import { type DocContext, findAuthorship, type StoryState } from './context.ts';
import { showField } from './field-results.ts';
import { createPieces, type Pieces } from './pieces.ts';
import type { CharacterFacts } from './properties.ts';
import { type CharacterRun, listRuns } from './runs.ts';
import { findSymbol, isPrivate, showTyped } from './symbols.ts';
import type { TextRange } from './text-range.ts';

/** The result of a paragraph's runs. */
export interface Inline {
  readonly pieces: TextRun[];
  readonly notes: readonly { readonly note: Note; readonly number: string }[];
  readonly boxes: readonly TextRange[];
  /** Whether all visible ink is bold. */
  readonly isBold: boolean;
  readonly hasHidden: boolean;
  readonly hasDeleted: boolean;
}

export interface InlineRequest {
  readonly context: DocContext;
  readonly state: StoryState;
  /** The paragraph's style. */
  readonly style: number;
  /** Whether a color lies behind the paragraph. */
  readonly isOnColor: boolean;
}

interface InlineCollector extends InlineRequest {
  readonly pieces: Pieces;
  readonly notes: { readonly note: Note; readonly number: string }[];
  readonly boxes: TextRange[];
  inkCount: number;
  plainInk: number;
  hasHidden: boolean;
  hasDeleted: boolean;
}

/** Collects the visible text of a paragraph, tracked changes accepted, fields as their results. */
export function collectInline(range: TextRange, request: InlineRequest): Inline {
  const pieces = createPieces(request.state.pending);
  const collecting: InlineCollector = {
    ...request,
    pieces,
    notes: [],
    boxes: [],
    inkCount: 0,
    plainInk: 0,
    hasHidden: false,
    hasDeleted: false,
  };
  for (const run of listRuns(range, request)) {
    for (const part of splitAtStops(run, request.context)) collectRun(part, collecting);
  }
  for (const mark of request.context.anchors.marks.get(range.end) ?? []) pieces.mark(mark);
  const { notes, boxes, inkCount, plainInk, hasHidden, hasDeleted } = collecting;
  const isBold = inkCount > 0 && plainInk === 0;
  return { pieces: pieces.finish(), notes, boxes, isBold, hasHidden, hasDeleted };
}

/** Runs end where something hangs on a position inside them. */
function* splitAtStops(run: CharacterRun, { anchors }: DocContext): Generator<CharacterRun> {
  let { start } = run;
  for (let stop = anchors.findStop(start + 1); stop < run.end; stop = anchors.findStop(start + 1)) {
    yield { ...run, start, end: stop, text: run.text.slice(start - run.start, stop - run.start) };
    start = stop;
  }
  yield { ...run, start, text: run.text.slice(start - run.start) };
}

function collectRun(run: CharacterRun, collecting: InlineCollector): void {
  const { context, pieces } = collecting;
  for (const mark of context.anchors.marks.get(run.start) ?? []) pieces.mark(mark);
  const text = show(run, collecting);
  if (text === '') return;
  const { facts } = run;
  if (facts.isDeleted === true) {
    context.noticed.add('tracked-changes');
    collecting.hasDeleted = true;
    pieces.mark({ kind: 'deletion', text, ...findDeleter(facts, context) });
    return;
  }
  if (facts.isHidden === true) {
    if (text.trim() === '') return;
    collecting.hasHidden = true;
    context.noticed.add('hidden-text');
    pieces.mark({ kind: 'hidden', text });
    return;
  }
  countInk(text, { facts, collecting });
  const unseen = findUnseen(text, { facts, collecting });
  if (unseen !== undefined) context.noticed.add('hidden-text');
  if (facts.isInserted === true) context.noticed.add('tracked-changes');
  pieces.add(text, {
    ...(facts.isInserted === true ? { inserted: findInserter(facts, context) } : {}),
    ...(unseen === undefined ? {} : { unseen }),
  });
}

function countInk(
  text: string,
  { facts, collecting }: { facts: CharacterFacts; collecting: InlineCollector },
): void {
  if (text.trim() === '') return;
  collecting.inkCount += 1;
  if (facts.isBold !== true) collecting.plainInk += 1;
}

/** In half points; smaller letters are a line or a dot on paper. */
const unseenSize = 4;

function findUnseen(
  text: string,
  { facts, collecting }: { facts: CharacterFacts; collecting: InlineCollector },
): TextRun['unseen'] {
  if (text.trim() === '') return undefined;
  if ((facts.size ?? unseenSize + 1) <= unseenSize) return 'size';
  const isOnColor = collecting.isOnColor || facts.isShaded === true;
  return facts.isWhite === true && !isOnColor ? 'colour' : undefined;
}

export function findInserter(facts: CharacterFacts, context: DocContext): Authorship {
  return findAuthorship({ author: facts.insertAuthor, date: facts.insertDate }, context);
}

export function findDeleter(facts: CharacterFacts, context: DocContext): Authorship {
  return findAuthorship(
    {
      author: facts.deleteAuthor ?? facts.insertAuthor,
      date: facts.deleteDate ?? facts.insertDate,
    },
    context,
  );
}

const special = {
  picture: '\u0001',
  note: '\u0002',
  comment: '\u0005',
  drawing: '\u0008',
  fieldBegin: '\u0013',
  fieldSeparate: '\u0014',
  fieldEnd: '\u0015',
  hyphen: '\u001E',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: the file writes what is not text as control characters
const specials = /[\u0000-\u0008\u000A-\u001F\uF000-\uF0FF]/;

/** The text a run shows. */
function show(run: CharacterRun, collecting: InlineCollector): string {
  const { context, state } = collecting;
  const unnumbered = context.anchors.notes.get(run.start);
  if (unnumbered?.isNumbered === false && !state.fields.isInstruction())
    collecting.notes.push({ note: unnumbered, number: run.text.trim() });
  const { symbol } = run.facts;
  if (symbol !== undefined && !state.fields.isInstruction())
    return findSymbol(context.fonts[symbol.font]?.name ?? '', symbol.code).repeat(
      Math.min(run.text.length, 10),
    );
  if (!specials.test(run.text)) {
    if (!state.fields.isInstruction()) return showTyped(run.text, getFont(run, context));
    state.fields.addInstruction(run.text);
    return '';
  }
  const parts: string[] = [];
  for (let index = 0; index < run.text.length; index += 1) {
    const character = run.text[index] ?? '';
    const shown = showCharacter(character, { run, position: run.start + index, collecting });
    if (shown === '') continue;
    if (state.fields.isInstruction()) state.fields.addInstruction(shown);
    else parts.push(shown);
  }
  return parts.join('');
}

interface CharacterContext {
  readonly run: CharacterRun;
  readonly position: number;
  readonly collecting: InlineCollector;
}

function showCharacter(character: string, showing: CharacterContext): string {
  const { run, position, collecting } = showing;
  const { context, state } = collecting;
  switch (character) {
    case special.fieldBegin:
      state.fields.begin();
      return '';
    case special.fieldSeparate:
      state.fields.separate();
      return '';
    case special.fieldEnd:
      return showField(state.fields.end(), { context, style: collecting.style });
    case special.note:
      return showNote(position, showing);
    case special.drawing:
      for (const box of context.anchors.boxes.get(position) ?? []) collecting.boxes.push(box);
      return '';
    case special.picture:
      if (run.facts.isData === true && run.facts.dataPlace !== undefined)
        state.fields.placeData(run.facts.dataPlace);
      return '';
    case special.hyphen:
      return '-';
    case '\n':
    case '\v':
    case '\f':
    case '\r':
    case '\u000E':
      return '\n';
    default:
      return showPlain(character, showing);
  }
}

function showPlain(character: string, { run, collecting }: CharacterContext): string {
  const code = character.charCodeAt(0);
  if (!isPrivate(code)) return code < 0x20 && character !== '\t' ? '' : character;
  return findSymbol(getFont(run, collecting.context) ?? '', code);
}

function getFont({ facts }: CharacterRun, { fonts }: DocContext): string | undefined {
  return facts.font === undefined ? undefined : fonts[facts.font]?.name;
}

/** A reference shows the note's number, and the note follows the paragraph. */
function showNote(position: number, { run, collecting }: CharacterContext): string {
  const { context, state, notes } = collecting;
  const note = context.anchors.notes.get(position);
  const isGone = run.facts.isDeleted === true || run.facts.isHidden === true;
  if (note === undefined || state.fields.isInstruction() || isGone) return '';
  const number = context.notes.number(note.kind);
  notes.push({ note, number });
  return `[${number}]`;
}
