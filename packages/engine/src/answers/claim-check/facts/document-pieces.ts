import type { Analysis, SourceText, Span } from '@clauselight/schema';
import { createPassage } from '../../../text/passage.ts';
import { listHiddenSpans } from '../machine-addressed.ts';

/**
 * The words of a document in pieces of running text, as patterns see them: without the numbers of its clauses and pages,
 * which count nothing, and without what is hidden or addressed to machines.
 */
export function* listPieces(
  { text, blocks }: SourceText,
  analysis: Pick<Analysis, 'findings'>,
): Generator<string> {
  const shown = blankSpans(text, listHiddenSpans(analysis));
  for (const block of blocks) {
    for (const piece of cutLong(shown, block)) {
      const words = createPassage(shown, piece).text.replace(pageNumber, ' ');
      yield piece.start === block.start ? dropNumber(words, block.number) : words;
    }
  }
}

/** Blanks at the same places, so that offsets stay. */
function blankSpans(text: string, spans: readonly Span[]): string {
  let shown = '';
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    shown += text.slice(at, from) + ' '.repeat(end - from);
    at = end;
  }
  return at === 0 ? text : shown + text.slice(at);
}

/** Blocks of a text without paragraphs are as long as the text; looking for amounts in such a one is not linear. */
const longestPiece = 2500;
/** What is said over the end of a piece is read with the next one. */
const overlap = 120;

function* cutLong(text: string, { start, end }: Span): Generator<Span> {
  for (let from = start; from < end; ) {
    const isLast = end - from <= longestPiece;
    const to = isLast ? end : findBlank(text, from + longestPiece);
    yield { start: from, end: to };
    from = isLast ? end : findBlank(text, to - overlap);
  }
}

/** The last blank before a position, or the position itself if there is none nearby. */
function findBlank(text: string, position: number): number {
  const blank = text.slice(position - overlap, position).lastIndexOf(' ');
  return blank < 0 ? position : position - overlap + blank;
}

const leadingNumber =
  /^ ?\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zA-Z]|[ivxlIVXL]{1,5})[.)](?: |$)|^\d{1,3}(?:\.\d{1,3})* (?=\p{Lu})/u;

/** `Page 27 of 36`, and a number alone on its line. */
const pageNumber = /\bpage \d{1,4} of \d{1,4}\b|^ ?(?:- ?)?\d{1,3}(?: ?-)? ?$/gi;

function dropNumber(words: string, number = ''): string {
  if (number !== '' && words.startsWith(number)) return words.slice(number.length);
  return words.replace(leadingNumber, '');
}
