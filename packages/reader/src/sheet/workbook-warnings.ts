import type { ReaderWarning } from '@clauselight/schema';
import { createInnerFilesWarning } from '../source/inner-files.ts';
import type { WorkbookNotes } from './sheet.ts';
import type { SheetContext } from './sheet-context.ts';

/** What the person reading the analysis of a workbook should know. */
export function createWorkbookWarnings(
  notes: WorkbookNotes,
  { hasHidden, stop }: SheetContext,
): ReaderWarning[] {
  const warnings: ReaderWarning[] = [];
  const warn = (code: ReaderWarning['code'], message: string) => warnings.push({ code, message });
  if (hasHidden)
    warn(
      'hidden-text',
      'The workbook has hidden sheets, rows, columns or cells; they were left out.',
    );
  if (notes.hasMacros)
    warn('macros-left-out', 'The workbook holds macros. They were left out and never run.');
  const inner = createInnerFilesWarning(notes.innerFiles ?? []);
  if (inner !== undefined) warnings.push(inner);
  if (notes.isDamaged)
    warn('damaged-parts', 'Parts of the workbook are damaged and could not be read.');
  if (notes.emptyFormulas > 0) warn('read-in-part', describeFormulas(notes.emptyFormulas));
  if (stop !== undefined)
    warn(
      'read-in-part',
      `The workbook is too large to be read whole: it was read up to row ${stop.row.toLocaleString('en-US')} of the sheet “${stop.sheet}”.`,
    );
  else if (notes.isCut === true)
    warn(
      'read-in-part',
      'The workbook is too large to be read whole: its last cells were left out.',
    );
  return warnings;
}

function describeFormulas(count: number): string {
  return count === 1
    ? 'One formula holds no stored result; its cell is empty here.'
    : `${count.toLocaleString('en-US')} formulas hold no stored result; their cells are empty here.`;
}
