import type { Block, SourceText } from '@clauselight/schema';
import { t } from '../messages.ts';
import { normalizeNumber, readReference } from './clause-number.ts';

/** Where a query leads: every block it may mean, in the order of the document, or why there is none. */
export type Target =
  | { readonly offsets: readonly number[]; readonly problem?: undefined }
  | { readonly offsets?: undefined; readonly problem: string };

const pageQuery = /^(?:p|pg|page)\.?\s*(\d{1,6})$/i;

/** Finds `8.3`, `Section 8.3`, `8.3(b)`, `Schedule A`, a heading's words, or `p. 12`. */
export function findTarget(source: SourceText, query: string): Target {
  const words = query.normalize('NFC').trim();
  const page = pageQuery.exec(words);
  if (page) return findPage(source, Number(page[1]));
  const offsets = findClause(source, words);
  return offsets.length > 0
    ? { offsets }
    : { problem: t('document-pane.goTo.notFound', { words }) };
}

function findPage({ blocks, pages }: SourceText, number: number): Target {
  const last = Math.max(...pages.map((page) => page.number), 0);
  if (last === 0) return { problem: t('document-pane.goTo.noPages') };
  const start =
    blocks.find((block) => block.page === number)?.start ??
    pages.find((page) => page.number === number)?.start;
  if (start !== undefined) return { offsets: [start] };
  return { problem: t('document-pane.goTo.noSuchPage', { number, last }) };
}

function findClause(source: SourceText, words: string): readonly number[] {
  const { number, parts } = readReference(words);
  const byNumber = number === undefined ? [] : findNumber(source.blocks, number);
  if (byNumber.length > 0) return byNumber;
  const byParts = findPart(source.blocks, parts);
  if (byParts.length > 0) return byParts;
  return findHeading(source, words);
}

function findNumber(blocks: readonly Block[], number: string): readonly number[] {
  return blocks
    .filter((block) => block.number !== undefined && normalizeNumber(block.number) === number)
    .map(({ start }) => start);
}

/** Items whose number is `(b)` alone, below the clause that the parts before name. */
function findPart(blocks: readonly Block[], parts: readonly string[]): readonly number[] {
  const [first, ...rest] = parts;
  if (first === undefined || rest.length === 0) return [];
  return blocks.flatMap((block, index) => {
    if (block.number === undefined || normalizeNumber(block.number) !== first) return [];
    const found = findBelow({ blocks, from: index, parts: rest });
    return found === undefined ? [] : [found];
  });
}

interface Below {
  blocks: readonly Block[];
  /** Index of the clause. */
  from: number;
  parts: readonly string[];
}

function findBelow({ blocks, from, parts }: Below): number | undefined {
  const level = blocks[from]?.level ?? 1;
  let [wanted, ...rest] = parts;
  for (const block of blocks.slice(from + 1)) {
    if (block.number === undefined) continue;
    if (block.level !== undefined && block.level <= level) return undefined;
    if (normalizeNumber(block.number) !== wanted) continue;
    if (rest.length === 0) return block.start;
    [wanted, ...rest] = rest;
  }
  return undefined;
}

/** Headings that begin with the words, else those that hold them, else any block that begins with them as a number would. */
function findHeading({ blocks, text }: SourceText, words: string): readonly number[] {
  const wanted = simplify(words);
  if (wanted === '') return [];
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const read = (block: Block) =>
    simplify(text.slice(block.start, Math.min(block.end, block.start + 300)));
  const begins = (block: Block) => beginsWith(read(block), wanted);
  const tries = [
    () => headings.filter(begins),
    () => headings.filter((block) => read(block).includes(wanted)),
    () => blocks.filter((block) => /\d/.test(wanted) && begins(block)),
  ];
  for (const attempt of tries) {
    const found = attempt();
    if (found.length > 0) return found.map(({ start }) => start);
  }
  return [];
}

function simplify(words: string): string {
  return words.toLowerCase().replace(/\s+/g, ' ').trim();
}

function beginsWith(words: string, beginning: string): boolean {
  return words.startsWith(beginning) && !/^[\p{L}\p{N}]|^\.\d/u.test(words.slice(beginning.length));
}
