import { AppError } from '@clauselight/schema';
import { listEmbeddings } from '../../archive/list-embeddings.ts';
import { openZip } from '../../archive/zip.ts';
import type { ReadLimits } from '../../limits.ts';
import type { Relationship } from '../../xml/relationships.ts';
import { findChild, listElements, type XmlElement } from '../../xml/tree.ts';
import { createNumberFormatter } from '../number-format.ts';
import type { CellComment, Sheet, Workbook } from '../sheet.ts';
import { createTextBoxDrafts } from '../text-boxes.ts';
import type { CellContext } from './cell.ts';
import { listNotes, listPersons, listThreadedComments, mostComments } from './comments.ts';
import { createParts, type Parts } from './relationships.ts';
import { readSharedStrings } from './shared-strings.ts';
import { type CellStyle, listCellStyles } from './styles.ts';
import { listTextBoxes } from './text-boxes.ts';
import { readWorksheet } from './worksheet.ts';

interface OpenWorkbook {
  readonly parts: Parts;
  readonly links: readonly Relationship[];
  readonly context: CellContext;
  readonly styles: readonly CellStyle[];
  emptyFormulas: number;
  isDamaged: boolean;
}

interface SheetEntry {
  readonly name: string;
  readonly isHidden: boolean;
  /** Name of its part. */
  readonly part: string;
}

/**
 * Whether a workbook's parts are binary (XLSB), for another reader to open; that one inflates without a bound,
 * so that the bound is held here. Throws `document_too_complex` beyond it.
 */
export function isBinaryXlsx(bytes: Uint8Array, { maxInflatedBytes }: ReadLimits): boolean {
  const zip = openZip(bytes, maxInflatedBytes);
  if (!zip.has('xl/workbook.bin')) return false;
  for (const name of zip.names()) zip.stream(name, () => true);
  return true;
}

/** Opens a workbook of Office Open XML. Throws `document_corrupt` if it holds no list of sheets and no sheet. */
export function openXlsx(bytes: Uint8Array, limits: ReadLimits): Workbook {
  const parts = createParts(openZip(bytes, limits.maxInflatedBytes));
  const main =
    parts.listRelationships('').find(({ type }) => type === 'officeDocument')?.target ??
    'xl/workbook.xml';
  const root = parts.find(main);
  const links = parts.listRelationships(main);
  const listed = root === undefined ? [] : listEntries(root, links);
  const isListed = listed.length > 0 && !parts.hasDamage();
  const entries = isListed ? listed : addUnlisted(listed, parts);
  if (entries.length === 0) throw new AppError('document_corrupt');
  const book = openParts({ parts, root, links });
  if (!isListed) book.isDamaged = true;
  return {
    sheetCount: entries.length,
    readSheet(index, room) {
      const entry = entries[index];
      return entry === undefined ? undefined : readSheet(entry, { book, room });
    },
    getNotes: () => ({
      emptyFormulas: book.emptyFormulas,
      hasMacros:
        links.some(({ type }) => type === 'vbaProject' || type === 'xlMacrosheet') ||
        parts.zip.names().some((name) => /(^|\/)vbaProject\.bin$/i.test(name)),
      innerFiles: listEmbeddings(parts.zip),
      isDamaged: book.isDamaged || parts.hasDamage(),
    }),
  };
}

function listEntries(root: XmlElement, links: readonly Relationship[]): SheetEntry[] {
  const sheets = findChild(root, 'sheets');
  const elements = sheets === undefined ? [] : listElements(sheets);
  return elements.flatMap(({ attributes }) => {
    const link = links.find(({ id }) => id === attributes['r:id']);
    if (link === undefined || !/worksheet$|dialogsheet$/i.test(link.type)) return [];
    const isHidden = /hidden/i.test(attributes.state ?? '');
    return [{ name: attributes.name ?? '', isHidden, part: link.target }];
  });
}

/** Where the list of sheets is damaged, the others are found by the names their parts usually have. */
function addUnlisted(listed: readonly SheetEntry[], { zip }: Parts): SheetEntry[] {
  const known = new Set(listed.map(({ part }) => part));
  const others = zip
    .names()
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) && !known.has(name))
    .map((part) => ({ name: part.slice(part.lastIndexOf('/') + 1, -4), isHidden: false, part }));
  return [...listed, ...others];
}

function openParts(request: {
  parts: Parts;
  root: XmlElement | undefined;
  links: readonly Relationship[];
}): OpenWorkbook {
  const { parts, root, links } = request;
  const find = (type: string) => links.find((link) => link.type === type)?.target;
  const date1904 = findChild(root, 'workbookPr')?.attributes.date1904 ?? '0';
  const is1904 = /^(1|true)$/.test(date1904);
  const shared = readSharedStrings(parts.zip, find('sharedStrings') ?? 'xl/sharedStrings.xml');
  const onMissing = () => {
    book.isDamaged = true;
  };
  const formatter = createNumberFormatter(is1904);
  const book: OpenWorkbook = {
    parts,
    links,
    styles: listCellStyles(parts.find(find('styles') ?? 'xl/styles.xml')),
    context: { strings: shared.strings, formatter, is1904, onMissing },
    emptyFormulas: 0,
    isDamaged: shared.end === 'broken',
  };
  return book;
}

function readSheet(
  { name, isHidden, part }: SheetEntry,
  { book, room }: { book: OpenWorkbook; room: Parameters<Workbook['readSheet']>[1] },
): Sheet {
  const { parts, context, styles } = book;
  const worksheet = readWorksheet({ zip: parts.zip, name: part, context, styles, room });
  const { rows, merges, hiddenColumns, end } = worksheet;
  book.emptyFormulas += worksheet.emptyFormulas;
  if (end === 'broken' || end === 'missing') book.isDamaged = true;
  const links = parts.listRelationships(part);
  return {
    name,
    isHidden,
    rows,
    merges,
    isColumnHidden: (column) => hiddenColumns[column] === 1,
    comments: isHidden ? [] : listComments(links, book),
    beside: createTextBoxDrafts(
      links
        .filter(({ type }) => type === 'drawing')
        .flatMap(({ target }) => listTextBoxes(parts.find(target))),
    ),
    ...(end === 'stopped' ? { cutAfter: rows.at(-1)?.row ?? 0 } : {}),
  };
}

function listComments(links: readonly Relationship[], { parts, links: all }: OpenWorkbook) {
  const find = (type: string) => links.find((link) => link.type === type)?.target;
  const threads = find('threadedComment');
  const people = all.find(({ type }) => type === 'person')?.target;
  const threaded =
    threads === undefined
      ? []
      : listThreadedComments(
          parts.find(threads),
          listPersons(people === undefined ? undefined : parts.find(people)),
        );
  const notes = find('comments');
  const isThreaded = new Set(threaded.map(getPlace));
  const plain = notes === undefined ? [] : listNotes(parts.find(notes));
  return [...threaded, ...plain.filter((note) => !isThreaded.has(getPlace(note)))].slice(
    0,
    mostComments,
  );
}

function getPlace({ row, column }: CellComment): string {
  return `${row}/${column}`;
}
