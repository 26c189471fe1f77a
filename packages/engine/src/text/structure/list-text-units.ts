import type { Block, SourceText, Span } from '@clauselight/schema';
import { findContentsTables } from './contents-table.ts';
import { listCuts } from './number-cuts.ts';
import { Numbering } from './numbering.ts';
import { findPageArtefacts } from './page-artifacts.ts';
import type { TextUnit } from './text-unit.ts';

export type { TextUnit } from './text-unit.ts';

/**
 * Running text of a block or of a section of one, without page headers, footers, page numbers and tables of contents.
 */
interface BlockSection extends Span {
  readonly block: Block;
}

/** How many bare numbers in a row are a column; set by hand. */
const fewestDetached = 3;
/** In characters; set by hand. */
const longestBare = 200;
const attachmentLabel = /^(?:schedule|exhibit|annex|appendix|attachment)\s\S{1,6}$/;
const quotedWord = /^["“][^"”]+["”](?:\s?(?:,|or|and|\/)\s?["“][^"”]+["”])*$/;
const blankLine = /\n[^\S\n]*\n/g;

/** Lists the running text in order, cut wherever a clause number starts a clause. */
export function listTextUnits(sourceText: SourceText): readonly TextUnit[] {
  const { text } = sourceText;
  const numbering = new Numbering();
  const units = listSections(sourceText).flatMap((section) =>
    cutSection(text, { section, numbering }),
  );
  return joinMeanings(text, dropDetached(text, units));
}

/** Joins a word in a line of its own and its meaning in the next line to one sentence. */
function joinMeanings(text: string, units: readonly TextUnit[]): readonly TextUnit[] {
  const isWord = ({ start, end }: TextUnit) =>
    end - start < 100 && quotedWord.test(text.slice(start, end));
  return units.flatMap((unit, index) => {
    const next = units[index + 1];
    const before = units[index - 1];
    if (before !== undefined && isWord(before) && beginsMeaning(text, unit)) return [];
    const isJoined = next !== undefined && isWord(unit) && beginsMeaning(text, next);
    return [isJoined ? { ...unit, kind: 'paragraph', end: next.end } : unit];
  });
}

function beginsMeaning(text: string, { start, marker }: TextUnit): boolean {
  return (
    marker === undefined &&
    /^(?:means?|shall mean|has the meaning)\b/.test(text.slice(start, start + 20))
  );
}

/** Drops numbers in a column of their own, which a converter put before the words: they number nothing. */
function dropDetached(text: string, units: readonly TextUnit[]): readonly TextUnit[] {
  const isBare = ({ marker, start, end }: TextUnit) =>
    marker !== undefined && end - start < longestBare && !/\p{L}{2}/u.test(text.slice(start, end));
  const ends: number[] = [];
  for (let index = units.length - 1; index >= 0; index -= 1) {
    const unit = units[index];
    ends[index] = unit !== undefined && isBare(unit) ? (ends[index + 1] ?? 0) + 1 : 0;
  }
  let run = 0;
  return units.filter((unit, index) => {
    run = isBare(unit) ? Math.max(run, ends[index] ?? 0) : 0;
    return run < fewestDetached;
  });
}

function cutSection(
  text: string,
  { section, numbering }: { readonly section: BlockSection; readonly numbering: Numbering },
): readonly TextUnit[] {
  const { block, start, end } = section;
  const isFirst = text.slice(block.start, start).trim() === '';
  const stated = isFirst ? block.number : undefined;
  const cuts =
    block.kind === 'table-row' && stated === undefined
      ? [{ start, marker: undefined }]
      : listCuts(text, { start, end, stated, numbering });
  return cuts.flatMap((cut, index) => {
    const trimmed = trim(text, { start: cut.start, end: cuts[index + 1]?.start ?? end });
    return trimmed === undefined
      ? []
      : [{ kind: block.kind, level: block.level, marker: cut.marker, ...trimmed }];
  });
}

function listSections(sourceText: SourceText): readonly BlockSection[] {
  const { text } = sourceText;
  const left = [...findContentsTables(text), ...findPageArtefacts(text)].sort(
    (a, b) => a.start - b.start,
  );
  let next = 0;
  return listRunningBlocks(sourceText).flatMap((block) => {
    while ((left[next]?.end ?? block.start + 1) <= block.start) next += 1;
    return subtract(block, { left, from: next }).flatMap((span) => {
      const trimmed = trim(text, span);
      return trimmed === undefined ? [] : [{ block, ...trimmed }];
    });
  });
}

/**
 * Page headers and footers are not running text. A header that names an attachment for the first time is its heading.
 */
function listRunningBlocks(sourceText: SourceText): readonly Block[] {
  const named = new Set<string>();
  return listBlocks(sourceText).flatMap((block): readonly Block[] => {
    if (block.kind === 'footer') return [];
    if (block.kind !== 'header') return [block];
    const words = sourceText.text.slice(block.start, block.end).trim().toLowerCase();
    if (!attachmentLabel.test(words) || named.has(words)) return [];
    named.add(words);
    return [{ ...block, kind: 'heading' }];
  });
}

function subtract(
  block: Block,
  { left, from }: { readonly left: readonly Span[]; readonly from: number },
): readonly Span[] {
  const spans: Span[] = [];
  let start = block.start;
  for (let index = from; index < left.length; index += 1) {
    const gap = left[index];
    if (gap === undefined || gap.start >= block.end) break;
    if (gap.start > start) spans.push({ start, end: gap.start });
    start = Math.max(start, gap.end);
  }
  if (start < block.end) spans.push({ start, end: block.end });
  return spans;
}

function listBlocks(sourceText: SourceText): readonly Block[] {
  if (sourceText.blocks.length > 0) return sourceText.blocks;
  const spans: Block[] = [];
  let start = 0;
  for (const match of sourceText.text.matchAll(blankLine)) {
    spans.push({ kind: 'paragraph', start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...spans, { kind: 'paragraph', start, end: sourceText.text.length }];
}

/** Returns the span without surrounding white space; nothing when the span is blank. */
function trim(text: string, span: Span): Span | undefined {
  const words = text.slice(span.start, span.end);
  const start = span.start + (words.length - words.trimStart().length);
  const end = span.end - (words.length - words.trimEnd().length);
  return start < end ? { start, end } : undefined;
}
