import { type Block, type Page, type SourceText, sourceTextSchema } from '@clauselight/schema';

/** Faults named at most; a thousand broken blocks tell no more than the first few. */
const mostFaults = 20;

/** What is wrong with a source text, whatever it was read from: nothing if it keeps every promise of its schema. */
export function findFaults(source: SourceText): string[] {
  const parsed = sourceTextSchema.safeParse(source);
  if (!parsed.success)
    return parsed.error.issues
      .slice(0, mostFaults)
      .map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [
    ...findTextFaults(source.text),
    ...findBlockFaults(source),
    ...findPageFaults(source),
    ...findSpanFaults(source),
  ].slice(0, mostFaults);
}

function findTextFaults(text: string): string[] {
  return [
    ...(text === text.normalize('NFC') ? [] : ['the text is not NFC']),
    ...(text.includes('\r') ? ['the text holds a carriage return'] : []),
  ];
}

function findBlockFaults({ text, blocks }: SourceText): string[] {
  const faults: string[] = [];
  let end = 0;
  for (const [index, block] of blocks.entries()) {
    const words = text.slice(block.start, block.end);
    const check = (isRight: boolean, fault: string) => {
      if (!isRight) faults.push(`block ${index} (${block.kind}) ${fault}`);
    };
    check(block.start >= end, 'overlaps the one before');
    check(block.end > block.start, 'is empty');
    check(/^\n*$/.test(text.slice(end, block.start)), 'leaves words out before it');
    check(words === words.trim(), 'begins or ends with white space');
    check(block.number === undefined || words.includes(block.number), 'does not show its number');
    check(hasCellsInOrder(block), 'has cells outside it or out of order');
    end = block.end;
  }
  if (end !== text.length) faults.push('the text goes on after the last block');
  return faults;
}

function hasCellsInOrder({ cells = [], start, end }: Block): boolean {
  let last = start;
  for (const cell of cells) {
    if (cell.start < last || cell.end < cell.start || cell.end > end) return false;
    last = cell.end;
  }
  return true;
}

function findPageFaults({ text, blocks, pages, embedded }: SourceText): string[] {
  if (pages.length === 0) return [];
  const faults: string[] = [];
  let end = 0;
  for (const [index, page] of pages.entries()) {
    if (page.number !== index + 1) faults.push(`page ${index + 1} is numbered ${page.number}`);
    if (page.start !== end || page.end < page.start) faults.push(`page ${index + 1} does not tile`);
    end = page.end;
  }
  const [inner] = embedded ?? [];
  const isWhole = inner === undefined ? end === text.length : end <= inner.start;
  if (!isWhole) faults.push('the pages do not reach the end of their text');
  for (const [index, block] of blocks.entries()) {
    if (block.start < end && !isOnItsPage(block, pages))
      faults.push(`block ${index} does not start on its page`);
  }
  return faults;
}

function isOnItsPage(block: Block, pages: readonly Page[]): boolean {
  if (block.kind === 'header' || block.kind === 'footer') return true;
  const page = pages[(block.page ?? 0) - 1];
  return page !== undefined && block.start >= page.start && block.start < page.end;
}

function findSpanFaults({ text, revisions, comments, hiddenTexts }: SourceText): string[] {
  const lists = { revisions, comments, hiddenTexts };
  return Object.entries(lists).flatMap(([name, spans]) =>
    spans
      .filter(({ start, end }) => end < start || end > text.length)
      .map(({ start, end }) => `${name}: ${start}-${end} is no span of the text`),
  );
}
