/**
 * The Markdown parser is fast on what people write, but some input costs it the square of its length, or
 * thousands of bytes for each character. A paragraph beyond these counts is handed on as it is, without its
 * marks being read.
 */
const mostMarksOfParagraph = 2000;
const mostLinesOfParagraph = 2000;
const longestParagraph = 100_000;
const mostPipesOfTable = 3000;
const mostNotes = 1000;
const mostDefinitions = 10_000;
const deepestOpening = 60;
const widestIndent = 120;

interface Counts {
  notes: number;
  definitions: number;
}

/** Rewrites text that would make the parser slow, so that it shows the same words. Other text stays as it is. */
export function limitMarkdown(text: string): string {
  const counts = { notes: 0, definitions: 0 };
  const tamed: string[] = [];
  let open: string[] = [];
  let code: string[] = [];
  const close = () => {
    if (code.length > 0) tamed.push(limitCode(code.map(limitDepth)));
    if (open.length > 0) tamed.push(limitParagraph(open.map((line) => limitLine(line, counts))));
    open = [];
    code = [];
  };
  const isInFence = createFenceFollower();
  for (const line of text.split('\n')) {
    const isCode = isInFence(line);
    if (isCode !== code.length > 0) close();
    if (isCode) code.push(line);
    else if (empty.test(line)) {
      close();
      tamed.push(limitDepth(line));
    } else if (heading.test(line)) {
      close();
      open.push(line);
      close();
    } else {
      // Each item is read by itself.
      if (listItem.test(line)) close();
      open.push(line);
    }
  }
  close();
  return tamed.join('\n');
}

/** Nothing, or nothing in a quotation. */
const empty = /^[>\s]*$/;
const heading = /^ {0,3}#{1,6}[ \t]/;
const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** Tells, line by line, what is code or a comment and shows its marks. */
function createFenceFollower(): (line: string) => boolean {
  let fence = '';
  return (line) => {
    const mark = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '<!--') {
      if (line.includes('-->')) fence = '';
      return true;
    }
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      return true;
    }
    fence = mark;
    if (fence === '' && /^ {0,3}<!--/.test(line) && !line.includes('-->')) fence = '<!--';
    return fence !== '';
  };
}

/** What may be a mark of emphasis, a link, code or an element. */
const mark = /[*_~]+|[[\]]|`+|</g;

function limitParagraph(lines: readonly string[]): string {
  const text = lines.join('\n');
  if (text.length < mostMarksOfParagraph) return text;
  const marks = count(text, mark);
  const isLarge = marks > mostMarksOfParagraph || lines.length > mostLinesOfParagraph;
  const isWide = isLarge || count(text, /\|/g) > mostPipesOfTable;
  if (isWide && isTable(lines)) return writeTable(lines);
  if (!isLarge && text.length <= longestParagraph) return text;
  return `<p>${escapeHtml(text)}</p>\n`;
}

/**
 * Code and comments show their marks, however many. The parser may see them differently, for what opens them can stand
 * in something else; then their marks would be read.
 */
function limitCode(lines: readonly string[]): string {
  const text = lines.join('\n');
  const isSmall = text.length <= longestParagraph && lines.length <= mostLinesOfParagraph;
  if (isSmall && count(text, mark) <= mostMarksOfParagraph) return text;
  return `\n<pre>\n${escapeHtml(text.replace(/\n{2,}/g, '\n'))}</pre>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const opening = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;

/** A line without its marks of quotations and lists, if these are in each other too deep. */
function limitDepth(line: string): string {
  const opened = opening.exec(line)?.[0] ?? '';
  const isDeep = count(opened, />|[-*+.)](?=\s|$)/g) > deepestOpening;
  return isDeep ? line.slice(opened.length) : line;
}

function limitLine(line: string, counts: Counts): string {
  const body = limitDepth(line);
  if (/^ {0,3}\[\^[^\]]{1,999}\]:/.test(body)) {
    counts.notes += 1;
    if (counts.notes > mostNotes) return body.replace('[', '\\[');
  } else if (/^ {0,3}\[[^\]]{1,999}\]:/.test(body)) {
    counts.definitions += 1;
    // A definition of an address shows nothing.
    if (counts.definitions > mostDefinitions) return '';
  }
  if (!body.startsWith(' '.repeat(widestIndent))) return body;
  return ' '.repeat(widestIndent) + body.trimStart();
}

function isTable(lines: readonly string[]): boolean {
  return /^\s*\|?\s*:?-+:?\s*(?:\||$)/.test(lines[1] ?? '');
}

/** A large table as HTML, which costs the parser nothing. */
function writeTable(lines: readonly string[]): string {
  const rows = lines
    .filter((_, index) => index !== 1)
    .map((line, index) => {
      const tag = index === 0 ? 'th' : 'td';
      const cells = line
        .trim()
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/);
      return `<tr>${cells.map((cell) => `<${tag}>${writeCell(cell)}</${tag}>`).join('')}</tr>`;
    });
  return `<table>\n${rows.join('\n')}\n</table>\n`;
}

function writeCell(cell: string): string {
  return cell
    .replace(/\*\*|__|`|~~/g, '')
    .replace(/\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/\\([|*_`[\]])/g, '$1')
    .replace(/&(?!\w{1,20};|#\d{1,7};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .trim();
}

/** Characters that are parsed at once. */
const longestChunk = 100_000;
const mostCopied = 60_000;

/** The first line of a heading, or of a paragraph that is in nothing else. */
const freshHeading = /^#{1,6}[ \t]/;
const freshParagraph = /^[\p{L}[("'“„*_]/u;

/**
 * Cuts a long document before headings and paragraphs, where no list, quote or code is open, so that only a part of
 * it has to be held as a tree. Each part ends with the definitions of all, because links and notes refer across parts.
 */
export function cutMarkdown(text: string): string[] {
  if (text.length <= longestChunk) return [text];
  const chunks: string[] = [];
  let from = 0;
  let at = 0;
  let isAfterEmpty = false;
  const isInFence = createFenceFollower();
  for (const line of text.split('\n')) {
    const isLong = !isInFence(line) && at - from > longestChunk / 2;
    const isFresh = freshHeading.test(line) || (isAfterEmpty && freshParagraph.test(line));
    if (isLong && isFresh && !/^[*+_-][ \t]/.test(line)) {
      chunks.push(text.slice(from, at));
      from = at;
    }
    at += line.length + 1;
    isAfterEmpty = line.trim() === '';
  }
  chunks.push(text.slice(from));
  const definitions = text.match(/^ {0,3}\[[^\]\n]{1,200}\]:.{1,2000}$/gm)?.join('\n') ?? '';
  const copied = definitions.length <= mostCopied ? `\n\n${definitions}\n` : '';
  return chunks.map((chunk) => chunk + copied);
}
