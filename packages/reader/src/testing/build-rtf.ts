import { Buffer } from 'node:buffer';

export interface RtfParts {
  /** Groups of the head, in front of the body: tables of fonts, colors, styles, lists, authors. */
  readonly head?: string;
  readonly body: string;
}

/** Builds a Rich Text file; characters of the parts stand for one byte each. */
export function buildRtf({ head = '', body }: RtfParts): Uint8Array {
  const fonts =
    '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f3\\froman\\fcharset2 Symbol;}{\\f4\\fnil\\fcharset2 Wingdings;}' +
    '{\\f5\\fnil\\fcharset128 MS Mincho;}{\\f6\\fnil\\fcharset134 SimSun;}{\\f7\\fnil\\fcharset136 PMingLiU;}' +
    '{\\f8\\fnil\\fcharset129 Batang;}{\\f9\\fswiss\\fcharset204 Arial Cyr;}}';
  const text = `{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}${head}\n${body}}`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

export interface RtfLevel {
  /** `\levelnfc`: 0 figures, 1 and 2 roman, 3 and 4 letters, 23 a bullet, 255 nothing. */
  readonly format: number;
  /** With `%1` to `%9` for the counts of the levels. */
  readonly text: string;
  /** More words of the level. */
  readonly words?: string;
}

/** The list tables for lists that `\ls1`, `\ls2` … count on, each with levels of its own. */
export function buildLists(...lists: readonly (readonly RtfLevel[])[]): string {
  const definitions = lists.map(
    (levels, index) => `{\\list${levels.map(buildLevel).join('')}\\listid${index + 100}}`,
  );
  const overrides = lists.map(
    (_, index) => `{\\listoverride\\listid${index + 100}\\listoverridecount0\\ls${index + 1}}`,
  );
  return `{\\*\\listtable${definitions.join('')}}{\\*\\listoverridetable${overrides.join('')}}`;
}

function buildLevel({ format, text, words = '' }: RtfLevel): string {
  const length = text.replace(/%\d/g, '#').length;
  const shown = text.replace(/%(\d)/g, (_, digit: string) => escapeByte(Number(digit) - 1));
  return `{\\listlevel\\levelnfc${format}\\levelstartat1${words}{\\leveltext${escapeByte(length)}${shown};}{\\levelnumbers;}}`;
}

function escapeByte(byte: number): string {
  return `\\'${byte.toString(16).padStart(2, '0')}`;
}

/** One table row of plain cells; `definition` holds more words of the row. */
export function buildTableRow(
  cells: readonly string[],
  { definition = '', ends = cells.map((_, index) => `\\cellx${1000 * (index + 1)}`) } = {},
): string {
  const content = cells.map((cell) => `\\pard\\intbl ${cell}\\cell`).join('');
  return `\\trowd${definition}${ends.join('')}${content}\\row\\pard `;
}
