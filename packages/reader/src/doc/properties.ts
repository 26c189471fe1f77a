import { createByteView } from './bytes.ts';
import { isShading } from './shading.ts';
import { getNumber, type Sprm, sprm } from './sprms.ts';

/** What is read of a paragraph's properties. */
export interface ParagraphFacts {
  /** 1-based place in the table of list uses; 0 takes an inherited number away. */
  readonly list?: number;
  /** 0-based. */
  readonly listLevel?: number;
  /** 0-based outline level; 9 is body text. */
  readonly outlineLevel?: number;
  readonly isInTable?: boolean;
  /** Tables around the paragraph, where the file counts them. */
  readonly tableDepth?: number;
  readonly isRowEnd?: boolean;
  readonly isInnerCellEnd?: boolean;
  readonly isInnerRowEnd?: boolean;
  readonly isHeaderRow?: boolean;
  /** Whether the words have a background color of their own. */
  readonly isShaded?: boolean;
  /** Of a row's end: which of its cells are covered by the cell above. */
  readonly coveredCells?: ReadonlySet<number>;
  /** Numbering as Word 6 and 95 describe it. */
  readonly oldNumber?: Uint8Array;
  readonly oldNumberLevel?: number;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Changes paragraph properties in order. */
export function applyToParagraph(base: ParagraphFacts, sprms: readonly Sprm[]): ParagraphFacts {
  if (sprms.length === 0) return base;
  const facts: Mutable<ParagraphFacts> = { ...base };
  for (const change of sprms) changeParagraph(facts, change);
  return facts;
}

function changeParagraph(facts: Mutable<ParagraphFacts>, change: Sprm): void {
  const value = getNumber(change);
  const { code } = change;
  if (code === sprm.list) facts.list = getListIndex(value);
  else if (code === sprm.listLevel) facts.listLevel = value;
  else if (code === sprm.outlineLevel) facts.outlineLevel = value;
  else if (code === sprm.inTable) facts.isInTable = value === 1;
  else if (code === sprm.rowEnd) facts.isRowEnd = value === 1;
  else if (code === sprm.tableDepth) facts.tableDepth = value;
  else if (code === sprm.tableDepthChange) facts.tableDepth = (facts.tableDepth ?? 0) + (value | 0);
  else if (code === sprm.innerCellEnd) facts.isInnerCellEnd = value === 1;
  else if (code === sprm.innerRowEnd) facts.isInnerRowEnd = value === 1;
  else if (code === sprm.headerRow) facts.isHeaderRow = value === 1;
  else if (code === sprm.tableDefinition) facts.coveredCells = findCoveredCells(change.operand);
  else if (code === sprm.cellMerge) facts.coveredCells = mergeCell(facts.coveredCells, change);
  else if (code === sprm.oldNumber) facts.oldNumber = change.operand;
  else if (code === sprm.oldNumberLevel) facts.oldNumberLevel = value;
  else if (isShading(change)) facts.isShaded = true;
}

/** [MS-DOC] 2.6.2, sprmPIlfo: a negative place is the same list with indents of the paragraph's own. */
function getListIndex(value: number): number {
  if (value === 0xf801) return 0;
  return value > 0xf801 ? 0x10000 - value : value;
}

const cellSize = 20;
const merge = { shift: 5, mask: 3, covered: 1 };

/** [MS-DOC] 2.9.321 (TDefTableOperand) and 2.9.327 (TCGRF): cells that are covered by the one above. */
function findCoveredCells(operand: Uint8Array): ReadonlySet<number> {
  const covered = new Set<number>();
  const count = operand[0] ?? 0;
  const view = createByteView(operand);
  for (let cell = 0; cell < count; cell += 1) {
    const at = 1 + (count + 1) * 2 + cell * cellSize;
    if (at + 2 > operand.length) break;
    const bits = view.getUint16(at, true);
    if (((bits >> merge.shift) & merge.mask) === merge.covered) covered.add(cell);
  }
  return covered;
}

/** [MS-DOC] 2.6.3, sprmTVertMerge: a cell, and whether it is covered (1) or begins (3). */
function mergeCell(
  covered: ReadonlySet<number> | undefined,
  { operand: [cell = 0, state = 0] }: Sprm,
): ReadonlySet<number> {
  const changed = new Set(covered);
  if (state === merge.covered) changed.add(cell);
  else changed.delete(cell);
  return changed;
}

/** What is read of a character's properties. */
export interface CharacterFacts {
  readonly isBold?: boolean;
  readonly isHidden?: boolean;
  readonly isInserted?: boolean;
  readonly isDeleted?: boolean;
  /** Places in the table of authors. */
  readonly insertAuthor?: number;
  readonly deleteAuthor?: number;
  /** Dates as [MS-DOC] 2.9.70 (DTTM) packs them. */
  readonly insertDate?: number;
  readonly deleteDate?: number;
  /** A character of another font that replaces the one in the text. */
  readonly symbol?: { readonly font: number; readonly code: number };
  readonly font?: number;
  readonly isWhite?: boolean;
  readonly isShaded?: boolean;
  /** In half points. */
  readonly size?: number;
  /** Whether the character represents data of a form field, and their position. */
  readonly isData?: boolean;
  readonly dataPlace?: number;
}

/** A direct change, with switches that refer to the style resolved. */
export interface CharacterChange {
  readonly sprms: readonly Sprm[];
  readonly style: CharacterFacts;
}

/** Changes character properties in order. */
export function applyToCharacter(
  base: CharacterFacts,
  { sprms, style }: CharacterChange,
): CharacterFacts {
  if (sprms.length === 0) return base;
  let facts: Mutable<CharacterFacts> = { ...base };
  for (const change of sprms) {
    if (change.code === sprm.plain) facts = { ...style };
    else changeCharacter(facts, { change, style });
  }
  return facts;
}

const white = 0x00ffffff;
const whiteIndex = 8;

function changeCharacter(
  facts: Mutable<CharacterFacts>,
  { change, style }: { change: Sprm; style: CharacterFacts },
): void {
  const value = getNumber(change);
  const { code } = change;
  if (code === sprm.bold) facts.isBold = toggle(value, style.isBold);
  else if (code === sprm.hidden) facts.isHidden = toggle(value, style.isHidden);
  else if (code === sprm.inserted) facts.isInserted = toggle(value, style.isInserted);
  else if (code === sprm.deleted) facts.isDeleted = toggle(value, style.isDeleted);
  else if (code === sprm.insertAuthor) facts.insertAuthor = value;
  else if (code === sprm.deleteAuthor) facts.deleteAuthor = value;
  else if (code === sprm.insertDate) facts.insertDate = value;
  else if (code === sprm.deleteDate) facts.deleteDate = value;
  else if (code === sprm.symbol) facts.symbol = readSymbol(change.operand);
  else if (code === sprm.font) facts.font = value;
  else if (code === sprm.color) facts.isWhite = value === white;
  else if (code === sprm.colorIndex) facts.isWhite = value === whiteIndex;
  else if (code === sprm.size) facts.size = value;
  else if (code === sprm.data) facts.isData = value === 1;
  else if (code === sprm.dataPlace) facts.dataPlace = value;
  else if (code === sprm.highlight) facts.isShaded = value !== 0;
  else if (code === sprm.shade || code === sprm.shadeOld) facts.isShaded = isShading(change);
}

/** [MS-DOC] 2.9.328 (ToggleOperand). */
function toggle(value: number, ofStyle = false): boolean {
  if (value === 0x80) return ofStyle;
  return value === 0x81 ? !ofStyle : value === 1;
}

/** [MS-DOC] 2.9.46 (CSymbolOperand); Word 6 has one byte for the character. */
function readSymbol([a = 0, b = 0, c = 0, d = 0]: Uint8Array): { font: number; code: number } {
  return { font: a | (b << 8), code: c | (d << 8) };
}
