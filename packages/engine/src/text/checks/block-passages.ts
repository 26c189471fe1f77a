import type { Block, SourceText } from '@clauselight/schema';
import { createPassage, type Passage } from '../passage.ts';

/** The words of a block, or of one cell of it. */
export interface BlockPassage {
  readonly passage: Passage;
  readonly blockKind: Block['kind'];
}

/**
 * What all of a document says, block by block, headings and page headers included. With `cells` apart, words in two cells
 * of a table row never stand in one passage. Only passages that match `cue` are made: most need not be looked at twice.
 */
export function listBlockPassages(
  { text, blocks }: Pick<SourceText, 'text' | 'blocks'>,
  { cue, cells }: { readonly cue: RegExp; readonly cells: 'apart' | 'joined' },
): readonly BlockPassage[] {
  return blocks.flatMap(({ kind, start, end }) => {
    const words = text.slice(start, end);
    if (!cue.test(words)) return [];
    let cellStart = start;
    return (cells === 'apart' ? words.split('\t') : [words]).flatMap((cell) => {
      const span = { start: cellStart, end: cellStart + cell.length };
      cellStart = span.end + 1;
      return cue.test(cell) ? [{ passage: createPassage(text, span), blockKind: kind }] : [];
    });
  });
}
