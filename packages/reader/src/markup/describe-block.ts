import { classifyParagraph, isCapitals } from '../block-types/classify.ts';
import { describeParagraph } from '../block-types/describe.ts';
import { findLabel } from '../block-types/label.ts';
import { cleanText } from '../source/clean-text.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import { splitParagraphs } from '../text/paragraphs.ts';
import type { MarkupContext } from './context.ts';
import { getBlockText, type Marker, type RawBlock } from './units.ts';

/** A heading element around more characters than this is a paragraph in large type. */
const longestHeading = 300;
/** A heading may end as a sentence does, while it is short. */
const mostWordsOfSentence = 8;
/** A cell with more words than this lays out a page, and is cut as a page is. */
const longestCell = 1200;

interface DescribeOptions {
  readonly context: MarkupContext;
  /** Lines of a cell stay together. */
  readonly isCell: boolean;
}

/** Makes the blocks of the text of one block: a blank line, or a line that opens a clause, begins another. */
export function describeBlock(block: RawBlock, describing: DescribeOptions): Draft[] {
  const text = getBlockText(block);
  if (block.style.isPre && isPlain(block)) return describeLines(block, describing);
  const isWhole = describing.isCell && text.length <= longestCell;
  const parts = isWhole || !text.includes('\n') ? [block] : cutBlock(block, text);
  return parts.flatMap((part) => describePart(part, describing.context));
}

function isPlain({ pieces }: RawBlock): boolean {
  return pieces.every((piece) => Object.keys(piece).length === 1);
}

/** Preformatted text is laid out in lines, as a text file is. */
function describeLines(block: RawBlock, { context, isCell }: DescribeOptions): Draft[] {
  const { marker, prefix, ...plain } = block;
  const text = cleanText(getBlockText(block));
  if (isCell) return describePart({ ...block, pieces: [{ text }] }, context);
  return splitParagraphs(text).flatMap((paragraph, index) => {
    const part = { ...(index === 0 ? block : plain), pieces: [{ text: paragraph.text }] };
    const [draft] = describePart(part, context);
    if (draft === undefined) return [];
    const kind = paragraph.isArtifact ? { kind: 'footer' as const } : {};
    return [{ ...draft, ...kind, ...(index === 0 ? {} : { gap: paragraph.gap }) }];
  });
}

function cutBlock(block: RawBlock, text: string): RawBlock[] {
  const { marker, prefix, ...plain } = block;
  return cutPieces(block.pieces, findCuts(text)).map((pieces, index) =>
    index === 0 ? { ...block, pieces } : { ...plain, pieces },
  );
}

/** Offsets at which a line begins a block of its own. */
function findCuts(text: string): number[] {
  const cuts: number[] = [];
  let at = 0;
  let previous = '';
  let isBlank = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') isBlank = at > 0;
    else {
      if (previous !== '' && (isBlank || opensClause(line, previous))) cuts.push(at);
      previous = line;
      isBlank = false;
    }
    at += raw.length + 1;
  }
  return cuts;
}

function opensClause(line: string, previous: string): boolean {
  if (findLabel(line) === undefined) return false;
  return /[.:;,!?]["”)]?$|\b(and|or)$/.test(previous) || previous.length < 60;
}

/** The pieces between offsets of their joined text; marks stay with the front of a piece. */
function cutPieces(pieces: readonly TextRun[], cuts: readonly number[]): TextRun[][] {
  const parts: TextRun[][] = [[]];
  let offset = 0;
  let next = 0;
  for (const piece of pieces) {
    const { marks, ...rest } = piece;
    let from = 0;
    for (let cut = cuts[next]; cut !== undefined && cut < offset + piece.text.length; ) {
      if (cut - offset > from)
        parts
          .at(-1)
          ?.push({ ...(from === 0 ? piece : rest), text: piece.text.slice(from, cut - offset) });
      from = Math.max(from, cut - offset);
      parts.push([]);
      next += 1;
      cut = cuts[next];
    }
    parts.at(-1)?.push({ ...(from === 0 ? piece : rest), text: piece.text.slice(from) });
    offset += piece.text.length;
  }
  return parts;
}

function describePart(block: RawBlock, context: MarkupContext): Draft[] {
  const { marker, prefix } = block;
  const words = cleanText(getBlockText(block)).trim();
  if (words === '') return [{ kind: 'paragraph', runs: block.pieces }];
  const fronts = [marker?.text, prefix].filter((front) => front !== undefined);
  const runs = [...fronts.map((front) => ({ text: `${front} ` })), ...trimFront(block.pieces)];
  if (block.style.running !== undefined) return [{ kind: block.style.running, runs }];
  if (block.isNote) return [{ kind: 'footnote', runs }];
  if (marker !== undefined) return [{ ...describeItem(words, { block, marker }), runs }];
  const text = [...fronts, words].join(' ');
  return [{ ...describeWords(text, { block, context }), runs }];
}

/** What is in front is parted from the words by one space. */
function trimFront([first, ...more]: readonly TextRun[]): TextRun[] {
  return first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...more];
}

function describeWords(
  text: string,
  { block, context }: { block: RawBlock; context: MarkupContext },
): Omit<Draft, 'runs'> {
  const hints = { isProminent: block.isBold, isFormatKnown: true };
  const described = describeParagraph(text, { tracker: context.tracker, hints });
  const rank = block.style.heading;
  if (rank === undefined || !canBeHeading(text)) return described;
  return { ...described, kind: 'heading', level: rank };
}

function describeItem(
  words: string,
  { block, marker }: { block: RawBlock; marker: Marker },
): Omit<Draft, 'runs'> {
  const number = marker.isBullet ? {} : { number: marker.text.replace(/[.:]+$/, '') };
  const rank = block.style.heading;
  if (rank !== undefined && canBeHeading(words))
    return { kind: 'heading', level: Math.max(rank, marker.level ?? 1), ...number };
  const isHeading = !marker.isBullet && isTitleOfItem(words, { block, marker });
  return { kind: isHeading ? 'heading' : 'list-item', level: marker.level ?? 1, ...number };
}

/** Documents made from word processors set whole clauses in heading elements. */
function canBeHeading(text: string): boolean {
  if (text.length > longestHeading) return false;
  return !/[.;,]$/.test(text) || text.split(/\s+/).length <= mostWordsOfSentence;
}

/** Looks alone do not do: every item of a short list begins with a capital. */
function isTitleOfItem(
  words: string,
  { block, marker }: { block: RawBlock; marker: Marker },
): boolean {
  if (!block.isBold && !isCapitals(words)) return false;
  const looks = { isProminent: true, isFormatKnown: true };
  return classifyParagraph(`${marker.text} ${words}`, looks).kind === 'heading';
}
