import type { Draft } from '../source/draft.ts';
import { getDraftText } from '../source/draft.ts';
import type { DocContext } from './context.ts';
import type { DocumentFile } from './document-file.ts';
import { listRanges } from './notes.ts';
import type { Section } from './sections.ts';
import { joinDrafts, readBox } from './story.ts';
import { listHeaderBoxes } from './text-boxes.ts';
import type { TextRange } from './text-range.ts';

export interface RunningText {
  readonly headers: readonly Draft[];
  readonly footers: readonly Draft[];
}

type Kind = 'header' | 'footer';
type Pages = 'even' | 'odd' | 'first';

/** The texts of a section, in their order ([MS-DOC] 2.3.3). */
const places: readonly { readonly kind: Kind; readonly pages: Pages }[] = [
  { kind: 'header', pages: 'even' },
  { kind: 'header', pages: 'odd' },
  { kind: 'footer', pages: 'even' },
  { kind: 'footer', pages: 'odd' },
  { kind: 'header', pages: 'first' },
  { kind: 'footer', pages: 'first' },
];

/** Reads every different header and footer that is shown once. */
export function readRunningText(file: DocumentFile, context: DocContext): RunningText {
  const found = listTexts(file, context.sections);
  const read = (kind: Kind, more: readonly TextRange[] = []) => {
    const ranges = [
      ...found.filter((text) => text.kind === kind).map(({ range }) => range),
      ...more,
    ];
    const drafts = ranges
      .flatMap((range) => readBox(range, context))
      .map((draft): Draft => ({ kind, runs: joinDrafts([draft]) }));
    return keepDifferent(drafts);
  };
  return { headers: read('header', listHeaderBoxes(file)), footers: read('footer') };
}

interface FoundText {
  readonly kind: Kind;
  readonly range: TextRange;
}

function listTexts(file: DocumentFile, sections: readonly Section[]): FoundText[] {
  const ranges = listRanges(file.getTable('headerTexts'), file.getRange('headers'));
  const settings = file.getTable('settings');
  const hasEvenPages = ((settings[0] ?? 0) & 1) === 1;
  if (file.fib.isOld) return listOldTexts(ranges, { settings, sections });
  // Separators of footnotes and endnotes come first.
  return ranges.slice(places.length).flatMap((range, index): FoundText[] => {
    const { kind, pages } = places[index % places.length] ?? { kind: 'header', pages: 'odd' };
    const section = sections[Math.floor(index / places.length)];
    const isShown =
      pages === 'odd' || (pages === 'even' ? hasEvenPages : section?.hasTitlePage === true);
    return isShown ? [{ kind, range }] : [];
  });
}

/** Word 6 and 95 write only the texts there are, and say which in a byte of bits. */
function listOldTexts(
  ranges: readonly TextRange[],
  { settings, sections }: { settings: Uint8Array; sections: readonly Section[] },
): FoundText[] {
  const listBits = (bits: number) => places.filter((_, index) => ((bits >> index) & 1) === 1);
  const separators = listBits(settings[1] ?? 0).length;
  const kinds = sections.flatMap(({ headers = 0 }) => listBits(headers).map(({ kind }) => kind));
  return ranges.slice(separators).flatMap((range, index): FoundText[] => {
    const kind = kinds[index];
    return kind === undefined ? [] : [{ kind, range }];
  });
}

/** Two footers that differ in the page number only are one. */
function keepDifferent(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const key = getDraftText(draft).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
