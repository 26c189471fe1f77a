import type { Draft, Mark, TextRun } from '../source/draft.ts';
import { countApart, type DocContext, type NumberedNote, type StoryState } from './context.ts';
import { createFields } from './fields.ts';
import { collectInline } from './inline.ts';
import { createParagraph, trimStart } from './paragraph.ts';
import { type DocParagraph, endsRow, listParagraphs } from './paragraphs.ts';
import { createTableBuilder } from './tables.ts';
import type { TextRange } from './text-range.ts';

export interface StoryRequest {
  readonly context: DocContext;
  /** Whether a color may lie behind all of the words, as in a text box. */
  readonly isOnColor?: boolean;
}

/** Reads a part of the text: its paragraphs and tables in order, each followed by its text boxes and notes. */
export function readStory(range: TextRange, { context, isOnColor }: StoryRequest): Draft[] {
  const state: StoryState = {
    fields: createFields(),
    pending: [],
    carried: undefined,
    isOnColor: isOnColor ?? false,
  };
  const tables = createTableBuilder(context.tables);
  const paragraphs = listParagraphs(range, context);
  const colored = findColoredRows(paragraphs);
  for (const [index, paragraph] of paragraphs.entries()) {
    if (endsRow(paragraph)) tables.add(paragraph, []);
    else
      tables.add(
        paragraph,
        readParagraph(paragraph, { context, state, isOnColor: colored.has(index) }),
      );
  }
  const drafts = tables.finish();
  const rest = [...(state.carried?.pieces ?? []), ...createRest(state.pending)];
  if (rest.length > 0) drafts.push({ kind: 'paragraph', ...state.carried?.facts, runs: rest });
  return drafts;
}

function createRest(pending: readonly Mark[]): TextRun[] {
  return pending.length === 0 ? [] : [{ text: '', marks: pending }];
}

/** Paragraphs in rows with a color in any of their cells; a row states its colors at its end. */
function findColoredRows(paragraphs: readonly DocParagraph[]): ReadonlySet<number> {
  const found = new Set<number>();
  const isColored: boolean[] = [];
  for (let index = paragraphs.length - 1; index >= 0; index -= 1) {
    const paragraph = paragraphs[index];
    if (paragraph === undefined) continue;
    const { depth, facts } = paragraph;
    isColored.length = Math.min(isColored.length, depth + 1);
    if (endsRow(paragraph)) isColored[depth] = facts.isShaded === true;
    if (facts.isShaded === true || isColored.includes(true)) found.add(index);
  }
  return found;
}

interface ParagraphRequest {
  readonly context: DocContext;
  readonly state: StoryState;
  readonly isOnColor: boolean;
}

/** Reads one paragraph, and what hangs on it. */
function readParagraph(paragraph: DocParagraph, request: ParagraphRequest): Draft[] {
  const { context, state } = request;
  const inline = collectInline(paragraph, {
    context,
    state,
    style: paragraph.style,
    isOnColor: request.isOnColor || state.isOnColor,
  });
  for (const { note, number } of inline.notes) {
    if (note.kind === 'endnote') context.endnotes.push({ ...note, number });
  }
  const draft = createParagraph(paragraph, { inline, context, state });
  return [
    ...(draft === undefined ? [] : [draft]),
    ...inline.boxes.flatMap((box) => readBox(box, context)),
    ...inline.notes.flatMap(({ note, number }) =>
      note.kind === 'footnote' ? readNote({ ...note, number }, context) : [],
    ),
  ];
}

/** Reads a text box. */
export function readBox(range: TextRange, context: DocContext): Draft[] {
  return readStory(range, { context: countApart(context), isOnColor: true });
}

/** Reads one note as its own block, with its number in front. */
export function readNote(
  { range, number, isNumbered }: NumberedNote,
  context: DocContext,
): Draft[] {
  const pieces = joinDrafts(readStory(range, { context: countApart(context) }));
  if (pieces.every(({ text }) => text.trim() === '')) return [];
  const label = isNumbered ? [{ text: `[${number}] ` }] : [];
  return [
    {
      kind: 'footnote',
      runs: [...label, ...trimStart(pieces)],
      ...(number === '' ? {} : { number }),
    },
  ];
}

/** The pieces of several blocks as one, a line each. */
export function joinDrafts(drafts: readonly Draft[]): TextRun[] {
  return drafts.flatMap(({ runs }, index) => [
    ...(index === 0 ? [] : [{ text: '\n' }]),
    ...runs.map(({ cell, ...piece }) => piece),
  ]);
}
