import {
  createEvidence,
  type Evidence,
  overlaps,
  type SourceText,
  type Span,
} from '@clauselight/schema';
import { createPassage, getSourceSpan, type Passage } from '../passage.ts';
import { decodeWords } from './machine-instructions-base64.ts';
import { isDisguised, unveil } from './machine-instructions-folding.ts';
import { foreignOrders } from './machine-instructions-languages.ts';
import { concealedOrders, englishOrders, type Order } from './machine-instructions-orders.ts';
import { shapes } from './machine-instructions-shapes.ts';

/** A word of which every order holds at least one: looked for before anything else, which is quick. */
const cue =
  /\b(?:ignore|disregard|forget|override|ai|a\.i|artificial intelligence|llms?|language models?|chat ?bots?|chatgpt|gpt|claude|gemini|copilot|automated|prompt|im_start|im_end|inst|instructions?|summary|mention|score|rate|grade|classify|assess|mark|tool|function|assistant|system|developer|user|human|admin|administrator|json|quotes|reader|your|summari[sz]\w+|review\w*|analy[sz]\w+|portion|ki|sprachmodelle?n?|ignor\w+|missachten?|vergiss|vergess\w+|bewerten?|ia|oubli\w+|compte|notez?|consignes?|olvid\w+|instrucciones|caso)\b|<\||<<|<\/?[a-z_]+-[0-9a-f]{8}|\]\(|[致忽无無忘不]|[A-Za-z0-9+/]{32}/i;
const orders: readonly Order[] = [...englishOrders, ...foreignOrders];
const longestSentence = 600;
const longestLine = 2000;

/** Sentences and lines that tell an automated reader what to do or to say about the document. */
export function listMachineInstructions({
  text,
  blocks,
}: Pick<SourceText, 'text' | 'blocks'>): readonly Evidence[] {
  return blocks.flatMap((block) => {
    const words = text.slice(block.start, block.end);
    if (!cue.test(words) && !isDisguised(words)) return [];
    const lines = listLines(text, block);
    const passage = unveil(createPassage(text, block));
    const sentences = listSentences(passage.text)
      .filter(({ from, to }) => isOrder(passage.text.slice(from, to)))
      .map(({ from, to }) => quote(text, passage, { from, to }))
      .filter((sentence) => !lines.some((line) => overlaps(line, sentence)));
    return [...lines, ...sentences].filter((evidence) => evidence.quote !== '');
  });
}

/** Whether words that stand alone, such as hidden ones, tell an automated reader what to say. */
export function isInstruction(words: string): boolean {
  const { text } = unveil(createPassage(words, { start: 0, end: words.length }));
  return isOrder(text) || isShape(text);
}

/** Lines of a block that are made to be taken for a turn of a conversation, or that are encoded. */
function listLines(text: string, block: Span): readonly Evidence[] {
  const found: Evidence[] = [];
  let start = block.start;
  while (start < block.end) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 || feed > block.end ? block.end : feed;
    const passage = unveil(createPassage(text, { start, end: Math.min(end, start + longestLine) }));
    if (isShape(passage.text) || isEncodedOrder(passage.text)) {
      found.push(quote(text, passage, { from: 0, to: passage.text.length }));
    }
    start = end + 1;
  }
  return found;
}

function isOrder(words: string): boolean {
  return matches(orders, words);
}

function isShape(line: string): boolean {
  return matches(shapes, line.trim());
}

function isEncodedOrder(line: string): boolean {
  return decodeWords(line).some((words) => isOrder(words) || matches(concealedOrders, words));
}

function matches(all: readonly Order[], words: string): boolean {
  return all.some(({ pattern, unless }) => pattern.test(words) && unless?.test(words) !== true);
}

function quote(
  text: string,
  passage: Passage,
  { from, to }: { readonly from: number; readonly to: number },
): Evidence {
  const span = getSourceSpan(passage, from, to);
  const isCutPair = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(span.end - 1, span.end + 1));
  return createEvidence(text, isCutPair ? { ...span, end: span.end + 1 } : span);
}

function listSentences(words: string): readonly { readonly from: number; readonly to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  const stop = /[.!?](?=\s|$)|[。！？]/g;
  let from = 0;
  while (from < words.length) {
    stop.lastIndex = from;
    const found = stop.exec(words);
    const end = found === null ? words.length : found.index + 1;
    const to = Math.min(end, from + longestSentence);
    if (words.slice(from, to).trim() !== '') sentences.push({ from, to });
    from = to;
  }
  return sentences;
}

/** Evidence of the words around a position, where the position itself shows nothing. */
export function quoteAround(text: string, start: number, end: number): Evidence | undefined {
  const reach = 60;
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const from = start - (before.length - Math.max(0, before.search(/\S+\s*\S*\s*\S*$/)));
  const to = end + (/^\s*\S*\s*\S*\s*\S*/.exec(after)?.[0].length ?? 0);
  const evidence = createEvidence(text, { start: from, end: to });
  return evidence.quote === '' ? undefined : evidence;
}
