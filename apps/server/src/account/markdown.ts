/** Signs that mean something in Markdown wherever they stand. */
const marks = /[!#$&*<>[\\\]_`{|}~]/g;
/** What makes a list or a rule of the line that it opens. */
const openings = /^(?:[+=-]|\d{1,9}[.)](?=\s|$))/;

/** Words as Markdown that shows exactly these words, on one line. Source: CommonMark 0.31, 2.4 and 5.2. */
export function writeWords(words: string): string {
  const line = words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const escaped = line.replaceAll(marks, '\\$&');
  return escaped.replace(openings, (found) => `${found.slice(0, -1)}\\${found.slice(-1)}`);
}

/** Words as a quotation, each paragraph of them a paragraph of it. */
export function writeQuote(words: string): string {
  return words
    .split(/\n+/)
    .map(writeWords)
    .filter((line) => line !== '')
    .map((line) => `> ${line}`)
    .join('\n>\n');
}
