import type { Block, SourceText, Span } from '@clauselight/schema';
import { countWords } from '../common/words.ts';
import {
  backMatterHeading,
  bylineCue,
  captionStart,
  contentsHeading,
  instruction,
  instructionStart,
  knownSection,
  promptHeading,
  promptLabel,
  referenceHeading,
  rubricHeading,
} from './part-cues.ts';

export type PartKind =
  | 'front'
  | 'title'
  | 'heading'
  | 'prompt'
  | 'rubric'
  | 'prose'
  | 'list-item'
  | 'block-quotation'
  | 'caption'
  | 'reference'
  | 'reference-heading'
  | 'other';

/** A block of the document and what it is in a piece of writing. */
export interface WritingPart extends Span {
  readonly kind: PartKind;
  readonly wordCount: number;
  readonly level: number;
  readonly number: string | undefined;
}

const longestHeading = 12;
const longestFrontLine = 25;
const longestPrompt = 160;
/** Blocks of a title page, at the most. */
const frontBlocks = 14;
const fewestBlockQuotationWords = 20;

type Section = 'front' | 'body' | 'prompt' | 'rubric' | 'references' | 'back';

interface PartScan {
  readonly text: string;
  readonly parts: WritingPart[];
  section: Section;
  hasProse: boolean;
}

/** Finds what every block is: title page, task, heading, running text, list of sources, or something else. */
export function listParts(sourceText: SourceText): readonly WritingPart[] {
  const { text, blocks } = sourceText;
  const scan: PartScan = { text, parts: [], section: 'front', hasProse: false };
  const firstProse = blocks.findIndex((block) => isOpening(text, block));
  blocks.forEach((block, index) => {
    const isFront = index < (firstProse < 0 ? 0 : firstProse) && index < frontBlocks;
    const line = text.slice(block.start, block.end).trim();
    const kind = getKind(scan, { block, line, isFront });
    scan.hasProse ||= kind === 'prose';
    scan.parts.push({
      kind,
      start: block.start,
      end: block.end,
      wordCount: countWords(line),
      level: block.level ?? 1,
      number: block.number ?? /^\d+(?:\.\d+){0,3}(?=\.?\s)/.exec(line)?.[0],
    });
  });
  return markTitle(text, scan.parts);
}

/** Whether a block is the first of the author's own paragraphs. */
function isOpening(text: string, block: Block): boolean {
  if (block.kind !== 'paragraph') return false;
  const line = text.slice(block.start, block.end).trim();
  return /[.!?]["'”’)]*$/.test(line) && !isPrompt(line) && countWords(line.slice(0, 400)) > 5;
}

function isPrompt(line: string): boolean {
  if (promptLabel.test(line)) return true;
  return instructionStart.test(line) &&
    countWords(line.slice(0, 2000)) <= longestPrompt &&
    /[.?!:]$/.test(line)
    ? line.match(instruction) !== null || /^\W*(?:write|answer|do you)\b/i.test(line)
    : false;
}

interface Line {
  readonly block: Block;
  readonly line: string;
  readonly isFront: boolean;
}

function getKind(scan: PartScan, { block, line, isFront }: Line): PartKind {
  if (block.kind === 'header' || block.kind === 'footer' || block.kind === 'footnote')
    return 'other';
  const opened = getSection(line);
  if (opened !== undefined && block.kind !== 'table-row') {
    scan.section = opened;
    return opened === 'references' ? 'reference-heading' : 'heading';
  }
  const isHeading = isHeadingBlock(block, line);
  if (
    isHeading &&
    (!isFront || block.kind === 'heading') &&
    !(scan.section === 'references' && block.kind !== 'heading')
  ) {
    scan.section = 'body';
    return 'heading';
  }
  if (scan.section === 'references') return block.kind === 'table-row' ? 'other' : 'reference';
  if (scan.section === 'back') return 'other';
  if (scan.section === 'rubric') {
    if (block.kind === 'table-row' || block.kind === 'list-item' || isFront) return 'rubric';
    scan.section = 'body';
  }
  return isFront ? getFrontKind(scan, line) : getBodyKind(scan, block, line);
}

function getSection(line: string): Section | undefined {
  if (line.length > 80) return undefined;
  if (referenceHeading.test(line)) return 'references';
  if (rubricHeading.test(line)) return 'rubric';
  if (promptHeading.test(line)) return 'prompt';
  if (backMatterHeading.test(line) && !/[.!?]$/.test(line)) return 'back';
  return contentsHeading.test(line) ? 'back' : undefined;
}

function getFrontKind(scan: PartScan, line: string): PartKind {
  if (isPrompt(line)) return 'prompt';
  if (scan.section === 'prompt') return 'prompt';
  return countWords(line) <= longestFrontLine ? 'front' : 'prose';
}

function getBodyKind(scan: PartScan, block: Block, line: string): PartKind {
  if (block.kind === 'table-row') return 'other';
  if (!scan.hasProse && scan.section === 'prompt' && isPrompt(line)) return 'prompt';
  if (scan.section !== 'body') scan.section = 'body';
  if (captionStart.test(line) && countWords(line.slice(0, 400)) <= 40) return 'caption';
  if (block.kind === 'list-item') return 'list-item';
  const isQuoted =
    /^["“]/.test(line) && /["”][.)\d\s]*$/.test(line) && !/["“”]/.test(line.slice(1, -4));
  return isQuoted && countWords(line) >= fewestBlockQuotationWords ? 'block-quotation' : 'prose';
}

function isHeadingBlock(block: Block, line: string): boolean {
  if (block.kind === 'heading') return true;
  if (block.kind !== 'paragraph' || line.length > 120 || line.includes('\n')) return false;
  if (knownSection.test(line)) return true;
  const words = line.split(/\s+/);
  if (words.length > longestHeading || /[.!,;:"”]$/.test(line) || !/^[\p{Lu}\d]/u.test(line))
    return false;
  const counted = words.filter((word) => word.length > 3);
  return counted.length > 0 && counted.every((word) => /^\W*[\p{Lu}\d]/u.test(word));
}

/** The title is the longest line before the first paragraph that names no person and no day. */
function markTitle(text: string, parts: readonly WritingPart[]): readonly WritingPart[] {
  const end = parts.findIndex(({ kind }) => kind === 'prose');
  const candidates = parts
    .slice(0, Math.max(end, 0))
    .filter(
      ({ kind, start, end: stop }) =>
        (kind === 'front' || kind === 'heading') &&
        !isByline(text.slice(start, stop)) &&
        !knownSection.test(text.slice(start, stop).trim()) &&
        getSection(text.slice(start, stop).trim()) === undefined,
    );
  const headed = candidates.find(({ kind }) => kind === 'heading');
  const title = headed ?? candidates.reduce<WritingPart | undefined>(pickLonger, undefined);
  return parts.map((part) => (part === title ? { ...part, kind: 'title' } : part));
}

function pickLonger(best: WritingPart | undefined, part: WritingPart): WritingPart {
  return best === undefined || part.wordCount >= best.wordCount ? part : best;
}

function isByline(words: string): boolean {
  return words.split('\n').some((line) => bylineCue.test(line.trim()));
}
