import { createEvidence, overlaps } from '@clauselight/core';
import type { Evidence, SourceText, Span } from '@clauselight/schema';
import { createPassage, getSourceSpan, type Passage } from '../passage.ts';
import { decodeWords } from './machine-instructions-base64.ts';
import { isDisguised, unveil } from './machine-instructions-folding.ts';
import { foreignOrders } from './machine-instructions-languages.ts';
import { concealedOrders, englishOrders, type Order } from './machine-instructions-orders.ts';
import { shapes } from './machine-instructions-shapes.ts';

/** Every order contains at least one of these words; searching for them first is quick. */
const cue = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override|ai|a\\.i|artificial intelligence|llms?|language models?|chat ?bots?|chatgpt|gpt|claude|gemini|copilot|automated|prompt|im_start|im_end|inst|follow|json)\\b',
    '\\b(?:mention|flag|reveal|disclose|report|highlight)\\b[^.;]{0,60}\\b(?:summary|answer|response|analysis|review|user|reader)\\b',
    '\\b(?:score|rating|grade|verdict)s? ?(?:of|to|is|:|=)? ?(?:\\d|zero|ten|none|low)',
    '\\b(?:rate|score|grade|classify|assess|mark|summari[sz](?:e|ing)|review(?:ing)?|analy[sz](?:e|ing)|rating|assessing|scoring) this\\b',
    '\\byour (?:summary|analysis|review|answer|response|report|assessment)\\b|\\btell (?:the|your|any|every) (?:user|reader|human)|\\bthe (?:tool|function)\\b|\\btool[ _-]',
    '\\b(?:system message|untrusted)\\b|\\b(?:assistant|system|developer|user|human|admin|administrator) ?:|"(?:quotes|score|opinion|findings|risks?|verdict)" ?:',
    '<\\||<<|<\\/?[a-z_]+-[0-9a-f]{8}|<\\/portion|\\]\\(|[致忽无無忘不]|[A-Za-z0-9+/]{32}',
    '\\b(?:ki|sprachmodelle?n?|ignorier\\w+|ignor(?:e[rnz]|a[nd]?)|missachten?|vergiss|vergess\\w+|bewerten?|ia|oublie[rz]?|compte|notez?|olvid\\w+|instrucciones|caso|califi\\w+|eval[uú]\\w|punt[uú]\\w)(?![\\w-]*\\w)|évaluez? ce',
  ].join('|'),
  'i',
);
const orders: readonly Order[] = [...englishOrders, ...foreignOrders];
const longestSentence = 600;
const longestLine = 2000;
/** Within how many characters after an order's beginning its end stands. */
const farthest = 400;

/** Sentences and lines that tell an automated reader what to do or to say about the document, the first `most`. */
export function listMachineInstructions(
  { text, blocks }: Pick<SourceText, 'text' | 'blocks'>,
  most: number,
): readonly Evidence[] {
  const mayBeDisguised = isDisguised(text);
  const found: Evidence[] = [];
  for (const block of blocks) {
    if (found.length >= most) break;
    const words = text.slice(block.start, block.end);
    if (!cue.test(words) && !(mayBeDisguised && isDisguised(words))) continue;
    const lines = listLines(text, block, most);
    found.push(...lines, ...listOrders(text, block, most).filter((one) => !isIn(lines, one)));
  }
  return found.slice(0, most);
}

function isIn(lines: readonly Span[], sentence: Span): boolean {
  return lines.some((line) => overlaps(line, sentence));
}

/** Whether words without a context, such as hidden ones, tell an automated reader what to say. */
export function isInstruction(words: string): boolean {
  const { text } = unveil(createPassage(words, { start: 0, end: words.length }));
  return isOrder(text) || isShape(text);
}

/** Lines of a block that are made to be taken for a turn of a conversation, or that are encoded. */
function listLines(text: string, block: Span, most: number): readonly Evidence[] {
  const found: Evidence[] = [];
  let start = block.start;
  while (start < block.end && found.length < most) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 || feed > block.end ? block.end : feed;
    const passage = unveil(createPassage(text, { start, end: Math.min(end, start + longestLine) }));
    if (isShape(passage.text) || isEncodedOrder(passage.text)) {
      found.push(...quote(text, passage, { from: 0, to: passage.text.length }));
    }
    start = end + 1;
  }
  return found;
}

function listOrders(text: string, block: Span, most: number): readonly Evidence[] {
  const passage = unveil(createPassage(text, block));
  const found: Evidence[] = [];
  for (const { from, to } of listSentences(passage.text)) {
    if (found.length >= most) break;
    if (isOrder(passage.text.slice(from, to))) found.push(...quote(text, passage, { from, to }));
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
  return all.some(({ pattern, follows, unless }) => {
    const found = pattern.exec(words);
    if (found === null || unless?.some((other) => other.test(words)) === true) return false;
    const end = found.index + found[0].length;
    return follows === undefined || follows.test(words.slice(end, end + farthest));
  });
}

/** The exact words behind a range, nothing where no ink remains. */
function quote(
  text: string,
  passage: Passage,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Evidence[] {
  const span = getSourceSpan(passage, from, to);
  const isCutPair = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(span.end - 1, span.end + 1));
  const evidence = createEvidence(text, isCutPair ? { ...span, end: span.end + 1 } : span);
  return evidence.quote === '' ? [] : [evidence];
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
