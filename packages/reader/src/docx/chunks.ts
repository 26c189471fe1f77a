import { AppError, type Block, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import type { Draft, TextRun } from '../source/draft.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { WordContext } from './context.ts';
import type { WordPackage } from './package.ts';

/** More documents inside one than that are left out. */
const mostChunks = 50;

/** Keeps the place of a document inside this one (`w:altChunk`), which Word takes up when it is next saved. */
export function placeChunk(
  { attributes }: XmlElement,
  { context, drafts }: { readonly context: WordContext; readonly drafts: Draft[] },
): void {
  const holder: Draft = { kind: 'paragraph', runs: [] };
  context.chunks.set(holder, attributes['r:id'] ?? '');
  drafts.push(holder);
}

/** The drafts with the documents inside in their places; what cannot be read of them is noticed. */
export async function fillChunks(
  drafts: readonly Draft[],
  request: {
    readonly context: WordContext;
    readonly wordPackage: WordPackage;
    readonly readPart: ReadContext['readEmbedded'];
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
  // One in a table's row has no place of its own.
  if (Math.min(found, mostChunks) < chunks.size) request.context.noticed.add('read-in-part');
  return chunks.size === 0 ? drafts : filled;
}

async function readChunk(
  id: string,
  { context, wordPackage, readPart }: Parameters<typeof fillChunks>[1],
): Promise<Draft[]> {
  try {
    const bytes = wordPackage.readBytes(id);
    if (bytes !== undefined && readPart !== undefined)
      return createDrafts(await readPart(bytes), context);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'document_too_complex') throw error;
  }
  context.noticed.add('read-in-part');
  return [];
}

/** The blocks of the text, and only they: its changes and comments are left out, its headers never shown. */
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
      runs: createPieces(text, block),
      ...(level === undefined ? {} : { level }),
      ...(number === undefined ? {} : { number }),
      ...(table === undefined ? {} : { table, cells: block.cells?.map(() => ({})) ?? [] }),
      ...(isHeaderRow === undefined ? {} : { isHeaderRow }),
    };
  });
}

function createPieces(text: string, { start, end, cells }: Block): TextRun[] {
  if (cells === undefined) return [{ text: text.slice(start, end) }];
  return cells.flatMap((span, cell) => {
    const piece = { text: text.slice(span.start, span.end), cell };
    return cell === 0 ? [piece] : [{ text: '\t' }, piece];
  });
}
