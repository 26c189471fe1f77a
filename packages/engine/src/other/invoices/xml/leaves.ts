import { createEvidence } from '@clauselight/core';
import type { Evidence, SourceText } from '@clauselight/schema';

/** One value of an XML file as the reader lays it out: `Party / Country / Code: DE`. */
export interface Leaf {
  /** Names from the root, separated by slashes. A value after a closed element may have that element's name too. */
  readonly path: string;
  readonly value: string;
  /** Unit or currency behind the value, from its attribute. */
  readonly unit: string | undefined;
  /** Other attributes, as the reader writes them: `@schemeID: VA`. */
  readonly attributes: string;
  readonly evidence: Evidence;
  /** Grows by one at every heading and table row: leaves of one element follow each other. */
  readonly group: number;
}

/** Names of elements of an invoice are shorter. */
const longestName = 80;

/** The values of a file in order. */
export function listLeaves(sourceText: SourceText): readonly Leaf[] {
  const { text } = sourceText;
  const leaves: Leaf[] = [];
  const stack: string[] = [];
  let columns: readonly string[] = [];
  let label = '';
  let group = 0;
  for (const block of sourceText.blocks) {
    const words = text.slice(block.start, block.end);
    if (block.kind === 'heading') {
      stack.length = Math.max(0, (block.level ?? 1) - 1);
      stack.push(words.slice(0, longestName));
      group += 1;
    } else if (block.cells) {
      group += 1;
      const cells = block.cells.map(({ start, end }) => ({
        start,
        end,
        words: text.slice(start, end),
      }));
      if (block.isHeaderRow) columns = cells.map((cell) => cell.words);
      else
        for (const [index, cell] of cells.entries())
          if (cell.words !== '')
            leaves.push(
              createLeaf(text, { ...cell, path: [...stack, label, columns[index] ?? ''], group }),
            );
    } else {
      const colon = words.indexOf(': ');
      if (colon < 0) label = words.slice(0, longestName).replace(/:$/, '');
      else
        leaves.push(
          createLeaf(text, {
            start: block.start + colon + 2,
            end: block.end,
            words: words.slice(colon + 2),
            path: [...stack, ...words.slice(0, Math.min(colon, 4 * longestName)).split(' / ')],
            group,
          }),
        );
    }
  }
  // An element without words states nothing.
  return leaves.filter(({ evidence }) => evidence.quote !== '');
}

interface LeafDraft {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly path: readonly string[];
  readonly group: number;
}

function createLeaf(text: string, { start, end, words, path, group }: LeafDraft): Leaf {
  const bracket = / \((@[^)]{1,200})\)$/.exec(words);
  const bare = bracket ? words.slice(0, bracket.index) : words;
  const amount = /^([-+]?\d[\d.]{0,24}) ([A-Za-z0-9]{1,4})$/.exec(bare);
  const value = amount?.[1] ?? bare;
  return {
    path: path.join('/'),
    value,
    unit: amount?.[2],
    attributes: bracket?.[1] ?? '',
    evidence: createEvidence(text, {
      start,
      end: value === '' ? end : Math.min(end, start + value.length),
    }),
    group,
  };
}

/** The first leaf outside the invoice lines whose path matches. */
export function findLeaf(leaves: readonly Leaf[], path: RegExp): Leaf | undefined {
  return leaves.find((leaf) => path.test(leaf.path));
}

/** The leaves from each start of an element to the next start, of an element that recurs. */
export function splitRecords(
  leaves: readonly Leaf[],
  name: RegExp,
  first: RegExp,
): readonly (readonly Leaf[])[] {
  const records: Leaf[][] = [];
  for (const leaf of leaves) {
    if (!name.test(leaf.path)) continue;
    if (first.test(leaf.path) || records.length === 0) records.push([]);
    records.at(-1)?.push(leaf);
  }
  return records;
}
