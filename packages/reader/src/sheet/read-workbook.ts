import { AppError, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import type { Draft } from '../source/draft.ts';
import { createBudget, mostCells } from './budget.ts';
import type { Sheet, Workbook } from './sheet.ts';
import type { SheetContext } from './sheet-context.ts';
import { createSheetDrafts } from './sheet-drafts.ts';
import { createWorkbookWarnings } from './workbook-warnings.ts';

/** A spreadsheet's file format. */
export type WorkbookFormat = 'xlsx' | 'xls' | 'ods';

/** Most characters kept of rows, columns and sheets that are hidden. */
const hiddenRoom = 200_000;

/**
 * Reads a spreadsheet: a heading for each sheet, and its rows as the sheet shows them. Hidden sheets, rows and
 * columns are no part of the text. Throws `document_corrupt`, `document_encrypted`, `document_too_complex`,
 * `document_without_text`.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  { format, context }: { format: WorkbookFormat; context: ReadContext },
): Promise<SourceText> {
  const workbook = await open(bytes, { format, context });
  const { maxTextLength } = context.limits;
  const shared: SheetContext = {
    budget: createBudget(maxTextLength),
    comments: new Map(),
    hiddenRoom,
    hasHidden: false,
    tables: 0,
  };
  const drafts: Draft[] = [];
  for (let index = 0; index < workbook.sheetCount && shared.stop === undefined; index += 1) {
    const sheet = workbook.readSheet(index, { maxCells: mostCells, maxCharacters: maxTextLength });
    if (sheet !== undefined) for (const draft of addSheet(sheet, shared)) drafts.push(draft);
    context.onProgress({ done: index + 1, total: workbook.sheetCount, unit: 'part' });
  }
  const notes = workbook.getNotes();
  if (drafts.length === 0 && notes.isDamaged) throw new AppError('document_corrupt');
  return assembleSourceText({
    format,
    drafts,
    comments: shared.comments,
    warnings: createWorkbookWarnings(notes, shared),
    maxTextLength,
  });
}

/** Each kind is opened by its own reader, loaded when it is needed. */
async function open(
  bytes: Uint8Array,
  { format, context }: { format: WorkbookFormat; context: ReadContext },
): Promise<Workbook> {
  if (format === 'ods') return (await import('./ods/open-ods.ts')).openOds(bytes, context.limits);
  const { isBinaryXlsx, openXlsx } = await import('./xlsx/open-xlsx.ts');
  if (format === 'xlsx' && !isBinaryXlsx(bytes, context.limits))
    return openXlsx(bytes, context.limits);
  return (await import('./xls/open-xls.ts')).openXls(bytes, context.password);
}

function addSheet(sheet: Sheet, shared: SheetContext): Draft[] {
  const drafts = createSheetDrafts(sheet, shared);
  if (sheet.cutAfter !== undefined && !sheet.isHidden)
    shared.stop ??= { sheet: sheet.name, row: sheet.cutAfter + 1 };
  return drafts;
}
