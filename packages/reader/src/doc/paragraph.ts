import { describeNumberedParagraph } from '../block-types/describe-numbered.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import type { DocContext, StoryState } from './context.ts';
import { findDeleter, findInserter, type Inline } from './inline.ts';
import { findNumber } from './numbering.ts';
import { type DocParagraph, endsCell, endsSection } from './paragraphs.ts';
import type { CharacterFacts } from './properties.ts';
import { listRuns } from './runs.ts';
import type { DocStyle } from './styles.ts';

interface ParagraphRequest {
  readonly inline: Inline;
  readonly context: DocContext;
  readonly state: StoryState;
}

/**
 * Makes the block of a paragraph; undefined if it displays nothing. The words of a deleted or hidden paragraph mark
 * are added to the next paragraph.
 */
export function createParagraph(
  paragraph: DocParagraph,
  reading: ParagraphRequest,
): Draft | undefined {
  const { inline, context, state } = reading;
  const mark = findMark(paragraph, context);
  if (mark.isDeleted === true) return carryDeleted(mark, reading);
  // A paragraph that shows nothing takes no number.
  const isBlank = getText(inline.pieces).trim() === '' && state.carried === undefined;
  if (isBlank && (mark.isHidden === true || inline.hasHidden))
    return createMarkHolder(inline.pieces);
  const draft = describe(paragraph, { ...reading, mark });
  if (mark.isHidden !== true || draft === undefined) return draft;
  const { runs, ...facts } = draft;
  runs.push({ text: ' ' });
  state.carried = { pieces: runs, facts };
  return undefined;
}

/** Words that were deleted together with their paragraph's end keep that end in the deletion. */
function carryDeleted(
  mark: CharacterFacts,
  { inline, context, state }: ParagraphRequest,
): undefined {
  context.noticed.add('tracked-changes');
  const carried = state.carried ?? { pieces: [], facts: undefined };
  for (const piece of inline.pieces) carried.pieces.push(piece);
  const isKept = !inline.hasDeleted && getText(inline.pieces).trim() !== '';
  const deletion = { kind: 'deletion', text: '\n', ...findDeleter(mark, context) } as const;
  if (!isKept) carried.pieces.push({ text: '', marks: [...state.pending.splice(0), deletion] });
  state.carried = carried;
  return undefined;
}

function findMark(paragraph: DocParagraph, context: DocContext): CharacterFacts {
  const { end, style } = paragraph;
  if (endsSection(paragraph) || endsCell(paragraph)) return {};
  const [run] = listRuns({ start: end, end: end + 1 }, { context, style });
  return run?.facts ?? {};
}

/** A block that can take more words. */
interface DraftWithRuns extends Draft {
  readonly runs: TextRun[];
}

/** A block without words that only carries marks. */
function createMarkHolder(runs: TextRun[]): DraftWithRuns | undefined {
  const hasMarks = runs.some(({ marks }) => marks !== undefined);
  return hasMarks ? { kind: 'paragraph', runs } : undefined;
}

function describe(
  paragraph: DocParagraph,
  { inline, context, state, mark }: ParagraphRequest & { mark: CharacterFacts },
): DraftWithRuns | undefined {
  const { carried } = state;
  state.carried = undefined;
  if (carried?.facts !== undefined) {
    const kind = carried.facts.kind === 'heading' ? 'paragraph' : carried.facts.kind;
    return { ...carried.facts, kind, runs: joinPieces(carried.pieces, inline.pieces) };
  }
  const runs = carried === undefined ? inline.pieces : joinPieces(carried.pieces, inline.pieces);
  const body = getText(runs).trim();
  // An empty paragraph that only ends a section is not shown, and takes no number.
  if (body === '' && endsSection(paragraph)) return createMarkHolder(runs);
  const found = findNumber(paragraph, context);
  const isShown = found.number !== undefined && !found.number.isBullet && !inline.hasDeleted;
  if (body === '' && !isShown) return createMarkHolder(runs);
  const style = context.styles.find(paragraph.style);
  const { facts, prefix } = describeNumberedParagraph(body, {
    format: {
      number: found.number,
      listLevel: found.listLevel,
      headingLevel: findHeadingLevel(paragraph, style),
      isBold: inline.isBold,
    },
    tracker: context.tracker,
  });
  if (prefix === '') return { ...facts, runs };
  const inserted = mark.isInserted === true ? { inserted: findInserter(mark, context) } : {};
  return { ...facts, runs: [{ text: prefix, ...inserted }, ...trimStart(runs)] };
}

function joinPieces(first: TextRun[], second: readonly TextRun[]): TextRun[] {
  for (const piece of second) first.push(piece);
  return first;
}

/** 1-based heading level a paragraph or its style declares. */
function findHeadingLevel(
  { facts }: DocParagraph,
  style: DocStyle | undefined,
): number | undefined {
  const { outlineLevel } = facts;
  if (outlineLevel !== undefined) return outlineLevel < 9 ? outlineLevel + 1 : undefined;
  if (style?.headingLevel !== undefined) return style.headingLevel;
  return style?.name === 'title' || style?.name === 'toc heading' ? 1 : undefined;
}

function getText(pieces: readonly TextRun[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Pieces without the white space before their first ink. */
export function trimStart(pieces: readonly TextRun[]): TextRun[] {
  let isBefore = true;
  return pieces.map((piece) => {
    if (!isBefore) return piece;
    const text = piece.text.trimStart();
    isBefore = text === '';
    return { ...piece, text };
  });
}
