import { findLabel } from '../structure/label.ts';
import { isPageArtefact } from './page-artefacts.ts';

export interface Paragraph {
  readonly text: string;
  /** Line feeds between the paragraph before and this one. */
  readonly gap: number;
  /** A page number or another trace of the page, not of the document. */
  readonly isArtefact: boolean;
}

interface Line {
  readonly text: string;
  /** Line feeds before it, since the last line with ink. */
  readonly gap: number;
}

/** Longest line still taken for one cut by hand; a longer one is a paragraph of its own. */
const longestWrappedLine = 132;

/** Cuts cleaned text into paragraphs: at blank lines, and inside a run of lines where a new one clearly begins. */
export function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Line[] = [];
  const close = () => {
    if (open.length > 0) paragraphs.push(createParagraph(open));
    open = [];
  };
  for (const line of findLines(text)) {
    const previous = open.at(-1);
    if (previous !== undefined && startsParagraph({ line, previous })) close();
    open.push(line);
  }
  close();
  return paragraphs;
}

function findLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = 0;
  for (const raw of text.split('\n')) {
    const line = raw.trimEnd();
    if (line !== '') {
      lines.push({ text: line, gap: Math.max(1, gap) });
      gap = 0;
    }
    gap += 1;
  }
  return lines;
}

function startsParagraph({ line, previous }: { line: Line; previous: Line }): boolean {
  if (line.gap > 1) return true;
  if (isPageArtefact(line.text) || isPageArtefact(previous.text)) return true;
  if (previous.text.length > longestWrappedLine || line.text.length > longestWrappedLine)
    return true;
  if (findLabel(line.text.trimStart()) !== undefined) return endsParagraph(previous, line);
  // A first line set in from the one before, after a finished sentence.
  return getIndent(line) >= getIndent(previous) + 3 && /[.:;!?]["”)]?$/.test(previous.text);
}

/** A label in mid-sentence, as in "under Section\n4.2 of", opens nothing. */
function endsParagraph(previous: Line, line: Line): boolean {
  if (/[.:;,!?]["”)]?$|\b(and|or)$/.test(previous.text)) return true;
  return previous.text.length < 60 || getIndent(line) !== getIndent(previous);
}

function getIndent(line: Line): number {
  return line.text.length - line.text.trimStart().length;
}

function createParagraph(lines: readonly Line[]): Paragraph {
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .trim();
  return {
    text,
    gap: lines[0]?.gap ?? 1,
    isArtefact: lines.length === 1 && isPageArtefact(text),
  };
}
