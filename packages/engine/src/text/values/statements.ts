import type { Block, SourceText, Span } from '@clauselight/schema';
import { createPassage, getSourceSpan, type Passage } from '../passage.ts';

/** One sentence, or one line without sentences, such as a heading, a list item or a table row. */
export interface Statement extends Span {
  readonly passage: Passage;
  readonly kind: Block['kind'];
  /** Its line, counted from 0. A sentence wrapped over several lines is on one line. */
  readonly line: number;
  readonly isFirstOfLine: boolean;
  readonly isLastOfLine: boolean;
  /** Whether its line has a bullet, a number or a checkbox. */
  readonly isItem: boolean;
  /** Whether it is a number. */
  readonly isNumbered: boolean;
  /** How deep its line is in a list: the level that the file states, or the blanks before it. Only to be compared. */
  readonly depth: number;
  /** The state of the checkbox before it, if any. */
  readonly box: 'empty' | 'ticked' | undefined;
}

/** A sentence is cut at this length, in characters: longer ones are lists and tables that lost their line breaks. */
const longest = 2000;
/** The longest line, in characters, of a text that is wrapped at the page width. */
const widestPage = 130;
/** A line shorter than this was ended by its author. */
const narrowestPage = 50;

const lead =
  /^(?:\s{0,40}(?:[-*+•●○▪◦■–—>#✓✔❑❏]{1,6}(?=\s|☐|☒)|\(?\d{1,3}[.)](?=\s)|\(?[a-z]\)(?=\s)|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s)|[☐☒☑]|\[[ xX]\](?!\()))\s{0,40}/;
const ticked = /[☒☑✓✔]|\[[xX]\]/;
const boxed = /[☐☒☑❑❏]|\[[ xX]\]/;
const label = /^[A-Z@][\w@'’ -]{0,40}:(?:\s|$)/;
const sentenceEnd = /[.!?]["')\]]{0,3}(?= ["'([]{0,3}[A-Z0-9@])/g;
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|jr|sr|prof|st|no|nos|vs|approx|est|incl|excl|fig|cf|ca|ref|tel|attn|dept|ext|e\.g|i\.e|al|etc|art|sec|abs|nr|ex|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-z]|(?:[a-z]\.){1,4}[a-z])$/i;

/** Lists every statement of a document in reading order, without page headers and footers. */
export function listStatements({ text, blocks }: SourceText): readonly Statement[] {
  const statements: Statement[] = [];
  const width = measureWidth(text);
  let line = 0;
  for (const block of blocks) {
    if (block.kind === 'header' || block.kind === 'footer') continue;
    for (const span of listLines(text, block, width)) {
      statements.push(...cutLine({ text, block, span, line }));
      line += 1;
    }
  }
  return statements;
}

/** Joins the lines that the page width broke. */
function listLines(text: string, block: Block, width: number): readonly Span[] {
  const lines: { start: number; end: number }[] = [];
  for (const { start, end } of splitAtMarks(text, block)) {
    const words = text.slice(start, end);
    if (words.trim() === '') continue;
    const previous = lines.at(-1);
    if (previous !== undefined && isWrapped(text, previous, { words, start, width })) {
      previous.end = end;
    } else {
      lines.push({ start, end });
    }
  }
  return lines;
}

/** Splits lines where a converter joined the items of a list. */
function splitAtMarks(text: string, block: Span): readonly Span[] {
  const spans: Span[] = [];
  let start = block.start;
  for (let index = start; index < block.end; index += 1) {
    const code = text.charCodeAt(index);
    const isMark = (code > 0x2000 && '●•☐☒'.includes(text.charAt(index))) || code === lineFeed;
    if (!isMark) continue;
    const isInner = code !== lineFeed && isBlankAt(text, index - 1) && isBlankAt(text, index + 1);
    if (code !== lineFeed && !isInner) continue;
    spans.push({ start, end: index });
    start = code === lineFeed ? index + 1 : index;
  }
  return [...spans, { start, end: block.end }];
}

const lineFeed = 0x0a;

function isBlankAt(text: string, index: number): boolean {
  return /\s/.test(text.charAt(index));
}

interface NextLine {
  readonly words: string;
  readonly start: number;
  readonly width: number;
}

function isWrapped(text: string, previous: Span, { words, start, width }: NextLine): boolean {
  if (lead.test(words) || label.test(words) || text[start - 1] !== '\n') return false;
  const tail = text.slice(Math.max(previous.start, previous.end - 200), previous.end).trimEnd();
  const lastLine = tail.slice(tail.lastIndexOf('\n') + 1);
  if (/^\s*[a-z(]/.test(words)) return !/[.:!?]$/.test(lastLine);
  // The page broke the line only where the next word did not fit.
  const next = /^\s*(\S*)/.exec(words)?.[1] ?? '';
  return (
    lastLine.length >= narrowestPage &&
    lastLine.length + next.length >= width &&
    !/[:|]$/.test(lastLine)
  );
}

/** Returns the width of the page in characters; infinite when lines are as long as their authors made them. */
function measureWidth(text: string): number {
  let widest = 0;
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    widest = Math.max(widest, end - start);
    start = end + 1;
  }
  return widest > widestPage ? Number.POSITIVE_INFINITY : widest;
}

interface LineInput {
  readonly text: string;
  readonly block: Block;
  readonly span: Span;
  readonly line: number;
}

function cutLine({ text, block, span, line }: LineInput): readonly Statement[] {
  const start = span.start + getLead(text.slice(span.start, Math.min(span.end, span.start + 200)));
  const marks = text.slice(span.start, start);
  const isItem = block.kind === 'list-item' || marks.trim() !== '';
  const depth = block.level ?? /^\s*/.exec(marks)?.[0].replaceAll('\t', '    ').length ?? 0;
  const box = boxed.test(marks) ? (ticked.test(marks) ? 'ticked' : 'empty') : undefined;
  const whole = createPassage(text, { start, end: span.end });
  const cuts = block.kind === 'table-row' ? [] : listCuts(whole.text);
  const bounds = [0, ...cuts, whole.text.trimEnd().length];
  const statements: Statement[] = [];
  for (let index = 0; index + 1 < bounds.length; index += 1) {
    const [bound = 0, to = 0] = [bounds[index], bounds[index + 1]];
    const from = whole.text[bound] === ' ' ? bound + 1 : bound;
    if (to <= from) continue;
    statements.push({
      ...getSourceSpan(whole, from, to),
      passage: cutPassage(whole, from, to),
      kind: block.kind,
      line,
      isFirstOfLine: index === 0,
      isLastOfLine: index === bounds.length - 2,
      isItem,
      isNumbered: /\d/.test(marks),
      depth,
      box,
    });
  }
  return statements;
}

/** A section of a passage; for most lines it is the whole. */
function cutPassage(whole: Passage, from: number, to: number): Passage {
  return from === 0 && to === whole.text.length
    ? whole
    : { text: whole.text.slice(from, to), offsets: whole.offsets.subarray(from, to + 1) };
}

function getLead(words: string): number {
  let length = 0;
  // Most lines start with a word.
  if (/^[\p{L}@"“]{2}/u.test(words)) return length;
  for (let round = 0; round < 3; round += 1) {
    const found = lead.exec(words.slice(length))?.[0].length ?? 0;
    if (found === 0) break;
    length += found;
  }
  return length;
}

function listCuts(words: string): readonly number[] {
  const cuts: number[] = [];
  let last = 0;
  const cutLong = (end: number) => {
    while (end - last > longest) {
      const blank = words.lastIndexOf(' ', last + longest);
      last = blank > last ? blank : last + longest;
      cuts.push(last);
    }
  };
  for (const match of words.matchAll(sentenceEnd)) {
    const before = words.slice(Math.max(last, match.index - 12), match.index);
    if (match[0].startsWith('.') && abbreviation.test(before)) continue;
    cutLong(match.index);
    last = match.index + match[0].length;
    cuts.push(last);
  }
  cutLong(words.length);
  return cuts;
}
