import { mostRows, type Sheet } from '../sheet.ts';
import { createTextBoxDrafts } from '../text-boxes.ts';
import type { XmlHandlers } from '../xml-stream.ts';
import { describeOdsCell, findStoredText } from './cell-facts.ts';
import { createOdsStyles, type OdsStyles } from './cell-styles.ts';
import { findContext, type OpenElement } from './context.ts';
import { createNoteFacts } from './note.ts';
import { createTable, type OdsTable, type RoomLeft, type UnplacedCell } from './table.ts';
import { createWordCollector } from './words.ts';

type Attributes = Readonly<Record<string, string>>;

/** What the content of an OpenDocument spreadsheet holds, filled while it is read. */
export interface OdsContent {
  readonly sheets: Sheet[];
  /** Formulas for which no result is stored. */
  emptyFormulas: number;
  /** The sheet being read. */
  table: OdsTable | undefined;
}

/** Takes the elements of a spreadsheet in order, as far as there is room: [ODF] part 3, 9. */
export function createOdsHandlers(content: OdsContent, room: RoomLeft): XmlHandlers {
  const stack: OpenElement[] = [];
  const styles = createOdsStyles();
  const words = {
    cell: createWordCollector(),
    note: createWordCollector(),
    shape: createWordCollector(),
  };
  const note = createNoteFacts();
  const getContext = () => stack.at(-1)?.context ?? 'sheet';
  const getWords = () => {
    const context = getContext();
    return context === 'none' || context === 'sheet' ? undefined : words[context];
  };
  const finishContext = (attributes: Attributes) => {
    const context = getContext();
    if (context === 'cell') {
      const isWithout = words.cell.isWithout();
      addCell(content, { attributes, words: words.cell.take(), isWithout, styles });
    }
    if (context === 'note') content.table?.addComment(note.take(words.note.take()));
    if (context === 'shape') addShape(content, words.shape.take());
    if (context === 'none' || context === 'sheet')
      content.table?.addCells(undefined, getRepeat(attributes['table:number-columns-repeated']));
  };
  return {
    isDone: () => room.cells < 0 || room.characters < 0,
    text(text) {
      getWords()?.text(text);
      if (getContext() === 'note') note.text(text);
    },
    open(name, attributes) {
      styles.open(name, attributes);
      const current = getContext();
      const context = findContext(name, current);
      stack.push(context === current ? { context } : { context, attributes });
      if (context === 'note') note.open(name);
      if (context === 'sheet') openPart(content, { name, attributes, styles, room });
      else getWords()?.open(name, attributes);
    },
    close(name) {
      styles.close(name);
      note.close();
      getWords()?.close(name);
      const attributes = stack.at(-1)?.attributes;
      if (attributes !== undefined) finishContext(attributes);
      else if (getContext() === 'sheet') closePart(content, name);
      stack.pop();
    },
  };
}

/** Closes what damage, or want of room, left open. */
export function finishOdsContent(content: OdsContent): void {
  if (content.table !== undefined) content.sheets.push(content.table.finish());
  content.table = undefined;
}

interface PartRequest {
  readonly name: string;
  readonly attributes: Attributes;
  readonly styles: OdsStyles;
  readonly room: RoomLeft;
}

function openPart(content: OdsContent, { name, attributes, styles, room }: PartRequest): void {
  const isHidden = (attributes['table:visibility'] ?? 'visible') !== 'visible';
  if (name === 'table:table-row') {
    const repeat = getRepeat(attributes['table:number-rows-repeated']);
    content.table?.openRow({ isHidden, repeat });
  } else if (name === 'table:table-column') {
    const repeat = getRepeat(attributes['table:number-columns-repeated']);
    content.table?.addColumns({ isHidden, repeat });
  } else if (name === 'table:table') {
    finishOdsContent(content);
    const facts = {
      name: attributes['table:name'] ?? '',
      isHidden: styles.isHiddenTable(attributes['table:style-name']),
    };
    content.table = createTable(facts, room);
  }
}

function closePart(content: OdsContent, name: string): void {
  if (name === 'table:table-row') content.table?.closeRow();
  else if (name === 'table:table') finishOdsContent(content);
}

interface CellRequest {
  readonly attributes: Attributes;
  readonly words: string;
  /** Whether the cell has no paragraph at all. */
  readonly isWithout: boolean;
  readonly styles: OdsStyles;
}

function addCell(content: OdsContent, request: CellRequest): void {
  const { attributes, styles } = request;
  const repeat = getRepeat(attributes['table:number-columns-repeated']);
  const hasResult = attributes['office:value-type'] !== undefined;
  if (attributes['table:formula'] !== undefined && !hasResult) content.emptyFormulas += 1;
  const stored = request.words === '' ? findStoredText(attributes) : undefined;
  // Programs that only make files leave out the words; those with a screen write an empty line for what is not shown.
  const text = request.isWithout ? (stored ?? '') : request.words;
  const hidden = text === '' && stored !== '0' ? stored : undefined;
  const style = attributes['table:style-name'];
  const cell: UnplacedCell = {
    text,
    facts: describeOdsCell(attributes, text),
    ...(hidden === undefined ? {} : { hidden }),
    ...(styles.isBold(style) ? { isBold: true } : {}),
    ...(styles.isWhite(style) ? { unseen: 'colour' as const } : {}),
  };
  content.table?.addCells(text === '' && hidden === undefined ? undefined : cell, repeat);
}

function addShape(content: OdsContent, text: string): void {
  for (const draft of createTextBoxDrafts(text.split('\n'))) content.table?.addBeside(draft);
}

function getRepeat(stored: string | undefined): number {
  const repeat = Number(stored ?? 1);
  return Number.isInteger(repeat) && repeat > 0 ? Math.min(repeat, mostRows) : 1;
}
