/** Without it Excel takes UTF-8 for the code page of its machine. */
const byteOrderMark = '\uFEFF';

/**
 * A table as the text of a file that RFC 4180 describes: lines end with CR LF, what needs it is quoted. A cell that a
 * spreadsheet would take for a formula is prefixed with an apostrophe. The text opens with a byte order mark.
 *
 * @param rows - The cells of each row; the first row is usually the header.
 * @returns The text of the file.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
