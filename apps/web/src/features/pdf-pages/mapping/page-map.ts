import type { Span } from '@clauselight/schema';
import { type Alignment, alignLetters } from './align.ts';
import { isMeaningful, joinLetters, type Letters, readLetters } from './letters.ts';

/** A range of one item of a page's text layer, in UTF-16 code units of the item. */
export interface ItemRange extends Span {
  /** Index of the item. */
  readonly item: number;
}

/** Which characters of the source text stand where in a page's text layer. */
export interface PageMap {
  readonly source: Letters;
  readonly layer: Letters;
  /** For each letter of the layer the index of its item. */
  readonly items: readonly number[];
  /** For each letter of the source its place in the layer. */
  readonly placeOf: Alignment;
}

export interface PageMapOptions {
  /** The whole source text. */
  text: string;
  /** What of it stands on the page. */
  parts: readonly Span[];
  /** The strings of the page's text layer, in its order. */
  items: readonly string[];
}

/** Aligns a page of the source text with the text layer of the same page. */
export function createPageMap({ text, parts, items }: PageMapOptions): PageMap {
  const blocks = parts.map(({ start, end }) => readLetters(text, start, end));
  const strings = items.map((item) => readLetters(item));
  const source = joinLetters(blocks);
  const layer = joinLetters(strings);
  return {
    source,
    layer,
    items: strings.flatMap(({ starts }, item) => starts.map(() => item)),
    placeOf: alignLetters(source.text, layer.text, {
      from: listBeginnings(blocks),
      to: listBeginnings(strings),
    }),
  };
}

function listBeginnings(parts: readonly Letters[]): ReadonlySet<number> {
  let at = 0;
  return new Set(
    parts.map(({ text }) => {
      at += text.length;
      return at - text.length;
    }),
  );
}

/**
 * The ranges of a page on which a passage stands, in the passage's order: none where it is on other pages alone, and
 * nothing where a letter of it is missing in the text layer. The ranges hold exactly the passage's letters.
 */
export function findItemRanges(map: PageMap, passage: Span): ItemRange[] | undefined {
  const letters = listLetters(map.source, passage);
  const needed = letters.filter((at) => isMeaningful(map.source.text[at]));
  const wanted = needed.length > 0 ? needed : letters;
  if (wanted.some((at) => map.placeOf[at] === -1)) return undefined;
  return joinRanges(map, letters);
}

function listLetters({ starts, ends }: Letters, passage: Span): number[] {
  return starts.flatMap((start, at) =>
    start < passage.end && (ends[at] ?? 0) > passage.start ? [at] : [],
  );
}

function joinRanges(map: PageMap, letters: readonly number[]): ItemRange[] {
  const ranges: ItemRange[] = [];
  let last = -2;
  for (const at of letters) {
    const place = map.placeOf[at] ?? -1;
    if (place === -1) continue;
    const item = map.items[place] ?? 0;
    const end = map.layer.ends[place] ?? 0;
    const before = ranges.at(-1);
    if (before?.item === item && continuesTitle(map, last, place))
      ranges[ranges.length - 1] = { ...before, end };
    else ranges.push({ item, start: map.layer.starts[place] ?? 0, end });
    last = place;
  }
  return ranges;
}

/** Whether nothing that means anything stands between two letters of the layer. */
function continuesTitle({ layer }: PageMap, last: number, place: number): boolean {
  if (place < last) return false;
  return ![...layer.text.slice(last + 1, place)].some(isMeaningful);
}
