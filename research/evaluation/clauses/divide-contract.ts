import { indexText, type TextIndex } from '@clauselight/engine';
import { estimateTokens } from '@clauselight/language-model';
import type { Contract } from '@clauselight/research-data';
import type { Span } from '@clauselight/schema';

/** A part of a contract that a model is asked about at once. */
export interface Portion {
  readonly contract: Contract;
  readonly index: TextIndex;
  readonly span: Span;
}

/** Portions of whole paragraphs, as many as fit into so many tokens; a paragraph that does not is cut between two words. */
export function divideContract(contract: Contract, tokens: number): readonly Portion[] {
  const { text, blocks } = contract.sourceText;
  const index = indexText(text);
  const spans: Span[] = [];
  let left = 0;
  for (const piece of blocks.flatMap((block) => cutLong(text, block, tokens))) {
    const needed = estimate(text, piece);
    const last = spans.at(-1);
    if (last === undefined || needed > left) {
      spans.push(piece);
      left = tokens - needed;
    } else {
      spans[spans.length - 1] = { start: last.start, end: piece.end };
      left -= needed;
    }
  }
  return spans.map((span) => ({ contract, index, span }));
}

/** With one token for the line between two pieces. */
function estimate(text: string, { start, end }: Span): number {
  return estimateTokens(text.slice(start, end)) + 1;
}

function cutLong(text: string, { start, end }: Span, tokens: number): readonly Span[] {
  if (estimate(text, { start, end }) <= tokens) return [{ start, end }];
  const middle = start + Math.floor((end - start) / 2);
  const blank = text.lastIndexOf(' ', middle);
  const cut = blank > start ? blank : middle;
  if (cut === start) return [{ start, end }];
  const halves = [
    { start, end: cut },
    { start: cut, end },
  ];
  return halves.flatMap((half) => cutLong(text, half, tokens));
}
