import { AppError, type Block, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';
import type { WordPackage } from './package.ts';

/** More embedded documents than this are left out. */
const mostChunks = 50;

/** Keeps the position of an embedded document (`w:altChunk`), which Word merges in when the file is next saved. */
export function holdChunk(
  { attributes }: XmlElement,
  { context, drafts }: { readonly context: WordContext; readonly drafts: Draft[] },
): void {
  const holder: Draft = { kind: 'paragraph', runs: [] };
  context.chunks.set(holder, attributes['r:id'] ?? '');
  drafts.push(holder);
}

/** Inserts the embedded documents into the drafts at their positions, and records what cannot be read of them. */
export async function fillChunks(
  drafts: readonly Draft[],
  request: {
    readonly context: WordContext;
    readonly wordPackage: WordPackage;
    readonly readEmbedded: ReadContext['readEmbedded'];
  },
): Promise<readonly Draft[]> {
  const { chunks } = request.context;
  const filled: Draft[] = [];
  let found = 0;
  for (const draft of chunks.size === 0 ? [] : drafts) {
    const id = chunks.get(draft);
    if (id === undefined) filled.push(draft);
    else {
      found += 1;
      if (found <= mostChunks) filled.push(...(await readChunk(id, request)));
    }
  }
  // An embedded document in a table row has no position of its own.
  if (Math.min(found, mostChunks) < chunks.size) request.context.noticed.add('read-in-part');
  return chunks.size === 0 ? drafts : filled;
}

async function readChunk(
  id: string,
  { context, wordPackage, readEmbedded }: Parameters<typeof fillChunks>[1],
): Promise<Draft[]> {
  try {
    const bytes = wordPackage.readBytes(id);
    if (bytes !== undefined && readEmbedded !== undefined)
      return createDrafts(await readEmbedded(bytes), context);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'document_too_complex') throw error;
  }
  context.noticed.add('read-in-part');
  return [];
}

/** Only the blocks of the text: its changes and comments are left out, and its headers are never displayed. */
function createDrafts(source: SourceText, context: WordContext): Draft[] {
  const { text, blocks, revisions, comments, hiddenTexts } = source;
  if (revisions.length + comments.length + hiddenTexts.length > 0)
    context.noticed.add('read-in-part');
  const tablesBefore = context.tables;
  return blocks.flatMap((block) => {
    if (block.kind === 'header' || block.kind === 'footer') return [];
    const { kind, level, number, isHeaderRow } = block;
    const table = block.table === undefined ? undefined : block.table + tablesBefore;
    context.tables = Math.max(context.tables, table ?? 0);
    return {
      kind,
      runs: createRuns(text, block),
      ...(level === undefined ? {} : { level }),
      ...(number === undefined ? {} : { number }),
      ...(table === undefined ? {} : { table, cells: block.cells?.map(() => ({})) ?? [] }),
      ...(isHeaderRow === undefined ? {} : { isHeaderRow }),
    };
  });
}

function createRuns(text: string, { start, end, cells }: Block): TextRun[] {
  if (cells === undefined) return [{ text: text.slice(start, end) }];
  return cells.flatMap((span, cell) => {
    const run = { text: text.slice(span.start, span.end), cell };
    return cell === 0 ? [run] : [{ text: '\t' }, run];
  });
}
