import type { Block, Span } from '@clauselight/schema';

type JoinableBlock = Pick<Block, 'kind' | 'start' | 'end' | 'table'>;

/** A block as long as this is a passage; shorter ones are joined up to it. In UTF-16 code units. */
const worthReading = 200;
const longestRows = 600;

/**
 * Joins neighboring blocks to passages: a heading with what follows it, short lines with one another, rows with rows of
 * their table.
 */
export function joinBlocks(text: string, blocks: readonly JoinableBlock[]): readonly Span[] {
  const passages: { span: Span; first: JoinableBlock; last: JoinableBlock }[] = [];
  for (const block of blocks) {
    const open = passages.at(-1);
    if (open !== undefined && belongsTo(block, open) && isGapBlank(text, open.span, block)) {
      open.span = { start: open.span.start, end: block.end };
      open.last = block;
    } else
      passages.push({ span: { start: block.start, end: block.end }, first: block, last: block });
  }
  return passages.map(({ span }) => span);
}

function belongsTo(
  block: JoinableBlock,
  { span, last }: { span: Span; last: JoinableBlock },
): boolean {
  if (block.kind === 'table-row' && last.kind === 'table-row') {
    return block.table === last.table && block.end - span.start <= longestRows;
  }
  if (last.kind === 'heading') return true;
  if (block.kind === 'heading' || block.kind === 'table-row' || last.kind === 'table-row')
    return false;
  return span.end - span.start < worthReading && block.end - span.start <= longestRows;
}

/** Whether nothing that belongs to a clause stands between. */
function isGapBlank(text: string, before: Span, block: JoinableBlock): boolean {
  return text.slice(before.end, block.start).trim() === '';
}
