import type { Span } from '@clauselight/schema';
import { countWords } from '../common/words.ts';
import type { Quotation } from './writing.ts';

/** The longest quotation between two marks, in characters. */
const longestQuotation = 1500;
const mark = /["“”„«»]|(?<![\p{L}\p{N}])‘(?=\S)|(?<=[\p{L}.,!?])’(?![\p{L}\p{N}])/gu;

/**
 * The quotations of a paragraph: marks are paired before anything is matched, so that no quotation starts at a
 * closing mark. A mark without its partner opens nothing.
 */
export function listQuotations(
  text: string,
  paragraph: Span & { readonly index: number },
): readonly Quotation[] {
  const words = text.slice(paragraph.start, paragraph.end);
  const quotations: Quotation[] = [];
  let open: { readonly mark: string; readonly at: number } | undefined;
  for (const match of words.matchAll(mark)) {
    const at = match.index;
    if (open !== undefined && at - open.at > longestQuotation) open = undefined;
    if (open === undefined) {
      if (opens(match[0])) open = { mark: match[0], at };
      continue;
    }
    if (!closes(open.mark, match[0])) continue;
    quotations.push({
      start: paragraph.start + open.at,
      end: paragraph.start + at + 1,
      wordCount: countWords(words.slice(open.at + 1, at)),
      paragraph: paragraph.index,
    });
    open = undefined;
  }
  return quotations;
}

function opens(character: string): boolean {
  return character !== '”' && character !== '’' && character !== '»';
}

function closes(opening: string, character: string): boolean {
  switch (opening) {
    case '"':
      return character === '"';
    case '‘':
      return character === '’';
    case '«':
      return character === '»';
    default:
      return character === '”' || character === '"' || (opening === '„' && character === '“');
  }
}
