import { createByteView, cut } from './bytes.ts';
import type { DocContext } from './context.ts';
import { applyToParagraph, type ParagraphFacts } from './properties.ts';
import type { ResolvedParagraph } from './property-cache.ts';
import { getNumber, readSprms, type Sprm, sprm } from './sprms.ts';
import type { TextRange } from './text-range.ts';

/** A paragraph, from its first character up to its mark. */
export interface DocParagraph extends TextRange {
  readonly mark: string;
  readonly style: number;
  /** What it says itself, without its style. */
  readonly own: ParagraphFacts;
  /** Its style's properties with its own on top. */
  readonly facts: ParagraphFacts;
  /** Tables around it. */
  readonly depth: number;
}

const deepestTable = 20;
/** More than a document of the greatest length can need. */
const mostParagraphs = 500_000;
const marks = { paragraph: '\r', cell: '\u0007', section: '\f' };

/** The paragraphs of a part of the text, in order ([MS-DOC] 2.4.2). */
export function listParagraphs(range: TextRange, context: DocContext): DocParagraph[] {
  const paragraphs: DocParagraph[] = [];
  const { text } = context.text;
  const last = Math.min(range.end, text.length);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: cells end with a control character
  const ends = /[\r\u0007\f]/g;
  ends.lastIndex = range.start;
  let { start } = range;
  for (let match = ends.exec(text); match !== null && match.index < last; match = ends.exec(text)) {
    const paragraph = readParagraph({ start, end: match.index }, { mark: match[0], context });
    if (paragraph === undefined) continue;
    context.paragraphCount.count += 1;
    if (context.paragraphCount.count > mostParagraphs) {
      context.noticed.add('read-in-part');
      return paragraphs;
    }
    paragraphs.push(paragraph);
    start = match.index + 1;
  }
  if (start < last) paragraphs.push({ ...plain, start, end: last });
  return paragraphs;
}

const plain = { mark: '', style: 0, own: {}, facts: {}, depth: 0 };

function readParagraph(
  range: TextRange,
  { mark, context }: { mark: string; context: DocContext },
): DocParagraph | undefined {
  const place = context.text.locate(range.end);
  if (place === undefined) return { ...range, ...plain, mark };
  const run = context.paragraphs.find(place.offset);
  // A page break inside a paragraph looks like the end of a section.
  const width = place.piece.bytesPerCharacter;
  if (mark === marks.section && run !== undefined && run.end !== place.offset + width)
    return undefined;
  const { own, namedStyle } = context.cache.paragraph(
    { own: run?.sprms ?? none, ofPiece: place.piece.sprms },
    () => resolve([...replaceHuge(run?.sprms ?? none, context), ...place.piece.sprms]),
  );
  const style = namedStyle ?? run?.style ?? 0;
  const facts = { ...context.styles.find(style)?.paragraph, ...own };
  const isInTable = facts.isInTable === true || facts.isRowEnd === true;
  if (mark === marks.cell && !isInTable && run !== undefined) return undefined;
  const depth = isInTable ? Math.min(deepestTable, Math.max(1, facts.tableDepth ?? 1)) : 0;
  return { ...range, mark, style, own, facts, depth };
}

const none: readonly Sprm[] = [];

function resolve(sprms: readonly Sprm[]): ResolvedParagraph {
  const named = sprms.findLast(({ code }) => code === sprm.paragraphStyle);
  const own = applyToParagraph({}, sprms);
  return named === undefined ? { own } : { own, namedStyle: getNumber(named) };
}

/** Properties too long for their page are in the `Data` stream ([MS-DOC] 2.6.2, sprmPHugePapx). */
function replaceHuge(sprms: readonly Sprm[], { data, isOld }: DocContext): readonly Sprm[] {
  const huge = sprms.find(
    ({ code }) => code === sprm.hugeParagraph || code === sprm.hugeParagraphOld,
  );
  if (huge === undefined) return sprms;
  const at = getNumber(huge);
  if (at + 2 > data.length) return sprms;
  const length = Math.min(createByteView(data).getUint16(at, true), data.length - at - 2);
  return [...sprms, ...readSprms(cut(data, at + 2, length), isOld)];
}

/** Whether a paragraph is the last of its cell. */
export function endsCell({ mark, facts, depth }: DocParagraph): boolean {
  if (depth === 0) return false;
  return depth === 1 ? mark === marks.cell : facts.isInnerCellEnd === true;
}

/** Whether a paragraph only ends a row, and shows nothing. */
export function endsRow({ mark, facts, depth }: DocParagraph): boolean {
  if (depth === 0) return false;
  return depth === 1
    ? mark === marks.cell && facts.isRowEnd === true
    : facts.isInnerRowEnd === true;
}

/** Whether a paragraph ends a section. */
export function endsSection({ mark }: DocParagraph): boolean {
  return mark === marks.section;
}
