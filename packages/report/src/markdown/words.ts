import type { RichText, Run } from '../content.ts';
import { toOneLine } from '../printable.ts';
import { splitLines } from '../split-lines.ts';

/** Characters that have a meaning anywhere in Markdown. */
const marks = /[!#$&*<>[\\\]_`{|}~]/g;
/** Characters that start a list or a rule at the beginning of a line. */
const openings = /^(?:[+=-]|\d{1,9}[.)](?=\s|$))/;

/** Escapes words so that Markdown displays exactly these, on one line. Source: CommonMark 0.31, 2.4 and 5.2. */
export function writeWords(words: string): string {
  return guardOpening(escapeMarks(toOneLine(words)));
}

/** One line of Markdown for each line of the words; blank lines are left out. */
export function writeLines(words: RichText): readonly string[] {
  return splitLines(words)
    .map(writeRuns)
    .filter((line) => line !== '');
}

/** The same in one paragraph, with line breaks between the lines. */
export function writeInline(words: RichText, lineBreak: string): string {
  return writeLines(words).join(lineBreak);
}

function writeRuns(runs: readonly Run[]): string {
  const said = runs.filter(({ text }) => text !== '');
  let line = '';
  for (const [index, { text, look }] of said.entries()) {
    const after = said[index + 1]?.text ?? '';
    line +=
      look === undefined ? escapeMarks(text) : mark(text, { look, before: line.slice(-1), after });
  }
  return guardOpening(line.replaceAll(/\s+/g, ' ').trim());
}

const tags = { strong: 'strong', emphasis: 'em', insertion: 'ins', deletion: 'del' } as const;
const signs = { strong: '**', emphasis: '*' } as const;

interface Marking {
  readonly look: NonNullable<Run['look']>;
  /** The last character of the line so far, and the next text. */
  readonly before: string;
  readonly after: string;
}

/** Uses Markdown's signs where they are certain to be recognized, and HTML tags otherwise. Source: 6.2. */
function mark(text: string, { look, before, after }: Marking): string {
  const words = text.trim();
  if (words === '') return text;
  const from = text.indexOf(words);
  const [start, end] = [text.slice(0, from), text.slice(from + words.length)];
  const isApart = /(?:^|\s)$/.test(before + start) && /^(?:\s|$)/.test(end + after);
  const isWord = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(words) && !before.endsWith('*');
  const marked =
    (look === 'strong' || look === 'emphasis') && (isApart || isWord)
      ? `${signs[look]}${escapeMarks(words)}${signs[look]}`
      : `<${tags[look]}>${escapeMarks(words)}</${tags[look]}>`;
  return `${start}${marked}${end}`;
}

function escapeMarks(words: string): string {
  return words.replaceAll(marks, '\\$&');
}

function guardOpening(line: string): string {
  return line.replace(openings, (found) => `${found.slice(0, -1)}\\${found.slice(-1)}`);
}
