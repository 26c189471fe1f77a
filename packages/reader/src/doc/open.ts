import { createLevelTracker } from '../block-types/levels.ts';
import { createListCounter } from '../block-types/list-counter.ts';
import type { ReadLimits } from '../limits.ts';
import { createAnchors } from './anchors.ts';
import { createAutoNumbers } from './auto-numbers.ts';
import { type DocComment, listCommentMarks, readComments } from './comments.ts';
import { type DocContext, readOptionalPart } from './context.ts';
import type { DocumentFile } from './document-file.ts';
import { readFonts } from './fonts.ts';
import { createFormFields } from './form-fields.ts';
import { readLists } from './lists.ts';
import { createNoteNumbers, readNotes } from './notes.ts';
import { createOldNumbers } from './old-numbers.ts';
import { createPlainPieces, type DocText, readPieces, readPieceTable } from './piece-table.ts';
import { createPropertyCache } from './property-cache.ts';
import { readPropertyPages } from './property-pages.ts';
import { guessPieces } from './salvage.ts';
import { createSectionFinder, readSections } from './sections.ts';
import { readStringTable } from './string-table.ts';
import { emptyStyleSheet, readStyles } from './styles.ts';
import { readTextBoxes } from './text-boxes.ts';
import type { TextRange } from './text-range.ts';

export interface OpenedDocument {
  readonly context: DocContext;
  readonly comments: readonly DocComment[];
  /** Text boxes whose place is not known. */
  readonly looseBoxes: readonly TextRange[];
}

/** Field codes and what is not shown make the text of a file longer than the text handed back. */
const mostTimesLonger = 4;

type DocNotices = DocContext['noticed'];

/** Reads everything except the text. Broken parts are left out with a warning. */
export function createDocContext(file: DocumentFile, limits: ReadLimits): OpenedDocument {
  const noticed: DocNotices = new Set();
  if (file.hasMacros) noticed.add('macros-left-out');
  if (file.hasObjects) noticed.add('attachments-left-out');
  if (file.isCut) noticed.add('read-in-part');
  const text = readText(file, { noticed, limits });
  const comments = readOptionalPart(noticed, () => readComments(file)) ?? [];
  const boxes = readOptionalPart(noticed, () => readTextBoxes(file));
  const notes = (['footnote', 'endnote'] as const).flatMap(
    (kind) => readOptionalPart(noticed, () => readNotes(kind, file)) ?? [],
  );
  const { fib, main, data } = file;
  const { codePage, isOld } = fib;
  const sections =
    readOptionalPart(noticed, () => readSections(file.getTable('sections'), { main, isOld })) ?? [];
  const lists = readListTable(file, noticed);
  const context: DocContext = {
    text,
    isOld,
    main,
    data,
    characters: readPages('characters', { file, noticed }),
    paragraphs: readPages('paragraphs', { file, noticed }),
    styles: readOptionalPart(noticed, () => readStyleSheet(file)) ?? emptyStyleSheet,
    counter: createListCounter(lists),
    lists,
    oldNumbers: createOldNumbers(codePage),
    tracker: createLevelTracker(),
    fonts: readOptionalPart(noticed, () => readFonts(file.getTable('fonts'), fib)) ?? [],
    sections,
    findSection: createSectionFinder(sections),
    authors:
      readOptionalPart(noticed, () =>
        readStringTable(file.getTable('revisionAuthors'), codePage),
      )?.map((author) => author.text) ?? [],
    anchors: createAnchors({
      notes: new Map(notes),
      marks: listCommentMarks(comments, text.text),
      boxes: boxes?.placed ?? new Map(),
    }),
    notes: createNoteNumbers(readOptionalPart(noticed, () => file.getTable('settings'))),
    autoNumbers: createAutoNumbers(),
    endnotes: [],
    formFields: createFormFields(data),
    noticed,
    tables: { count: 0 },
    paragraphCount: { count: 0 },
    cache: createPropertyCache(),
  };
  return { context, comments, looseBoxes: boxes?.loose ?? [] };
}

function readText(
  file: DocumentFile,
  { noticed, limits }: { noticed: DocNotices; limits: ReadLimits },
): DocText {
  const { fib, main } = file;
  const source = { main, fib, longest: limits.maxTextLength * mostTimesLonger };
  const table = readOptionalPart(noticed, () => file.getTable('text'));
  const pieces =
    table === undefined || table.length === 0
      ? undefined
      : readOptionalPart(noticed, () => readPieceTable(table, fib));
  const isLost = pieces === undefined && (!fib.isOld || fib.isFastSaved);
  const text = readPieces(
    pieces ?? (isLost ? guessPieces(source) : createPlainPieces(source)),
    source,
  );
  if (text.isDamaged || isLost) noticed.add('read-in-part');
  return text;
}

function readPages(
  kind: 'characters' | 'paragraphs',
  { file, noticed }: { file: DocumentFile; noticed: DocNotices },
) {
  const name = kind === 'characters' ? 'characterPages' : 'paragraphPages';
  const { main, fib } = file;
  const table = readOptionalPart(noticed, () => file.getTable(name)) ?? new Uint8Array();
  const pages = readPropertyPages({ kind, main, fib, table });
  if (pages.isDamaged) noticed.add('damaged-parts');
  return pages;
}

function readStyleSheet(file: DocumentFile) {
  const table = file.getTable('styles');
  return table.length === 0 ? emptyStyleSheet : readStyles(table, file.fib);
}

function readListTable(file: DocumentFile, noticed: DocNotices) {
  const definitions = readOptionalPart(noticed, () => file.getTableOn('lists')) ?? new Uint8Array();
  const uses = readOptionalPart(noticed, () => file.getTable('listUses')) ?? new Uint8Array();
  if (definitions.length === 0 || uses.length === 0) return new Map();
  const read = readLists(definitions, uses);
  if (read.isDamaged) noticed.add('damaged-parts');
  return read.lists;
}
