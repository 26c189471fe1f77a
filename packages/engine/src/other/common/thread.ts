import { createEvidence } from '@clauselight/core';
import type { EarlierMessage, SourceText, Span } from '@clauselight/schema';
import type { DateOrder } from '../../text/values/date-order.ts';
import { listDates } from '../../text/values/dates.ts';
import type { Statement } from '../../text/values/statements.ts';

/** A message that the newest one answers or forwards. */
export interface OlderMessage extends Pick<EarlierMessage, 'sender' | 'date' | 'evidence'> {
  /** Its words, with the line that says whose they are. */
  readonly span: Span;
}

/** An e-mail without what it quotes, and the messages that it quotes, the newest first. */
export interface Thread {
  readonly own: readonly Statement[];
  readonly older: readonly OlderMessage[];
}

/** `On Mon, 4 May 2026 at 16:40, Anna Berg <anna@example.org> wrote:` */
const attribution = /^on (?=.{0,60}\d)(.{4,80}\d(?: ?[ap]m)?),? (\p{L}.{0,80}?) wrote:$/iu;
const separator = /^-{2,}\s?(?:original|forwarded) message\s?-{2,}$|^begin forwarded message:$/i;
const from = /^\*?from:\*? (.{1,120})$/i;
const sent = /^\*?(?:sent|date):\*? (.{4,80})$/i;
const quoteMarks = /^[>\s]*/;
/** The lines of the newest message's own header. */
const headerLines = 8;
/** How far below a separator or a sender the rest of a header stands, in lines. */
const headerReach = 5;
const mostOlder = 30;
const mostLines = 20_000;

interface Line extends Span {
  readonly words: string;
  readonly isQuoted: boolean;
}

/** Tells what an e-mail says itself from what it quotes: nobody asks for what the other side asked for. */
export function splitThread(
  { text }: SourceText,
  statements: readonly Statement[],
  order: DateOrder | undefined,
): Thread {
  const lines = listLines(text);
  const older = findOlder(text, lines, order);
  const first = older[0]?.span.start ?? Number.POSITIVE_INFINITY;
  const quoted = new Set(lines.filter(({ isQuoted }) => isQuoted).map(({ start }) => start));
  const own = statements.filter(
    ({ start }) => start < first && !quoted.has(text.lastIndexOf('\n', start - 1) + 1),
  );
  return { own, older };
}

function listLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length && lines.length < mostLines; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    const words = line.replace(quoteMarks, '').trim();
    lines.push({ start, end, words, isQuoted: line.trimStart().startsWith('>') });
    start = end + 1;
  }
  return lines;
}

type Begin = Pick<OlderMessage, 'sender' | 'date' | 'evidence'> & { readonly start: number };

function findOlder(
  text: string,
  lines: readonly Line[],
  order: DateOrder | undefined,
): readonly OlderMessage[] {
  const begins: Begin[] = [];
  let last = -headerReach;
  for (const [index, line] of lines.entries()) {
    if (begins.length >= mostOlder) break;
    const begin = readBegin({ text, lines, index, order, sinceLast: index - last });
    if (begin === undefined || line.words === '') continue;
    begins.push(begin);
    last = index;
  }
  return begins.map(({ start, ...message }, at) => ({
    ...message,
    span: { start, end: begins[at + 1]?.start ?? text.length },
  }));
}

interface BeginInput {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly index: number;
  readonly order: DateOrder | undefined;
  /** In lines: how far above the message before begins. */
  readonly sinceLast: number;
}

function readBegin({ text, lines, index, order, sinceLast }: BeginInput): Begin | undefined {
  const line = lines[index];
  if (line === undefined) return undefined;
  const named = attribution.exec(line.words);
  if (named !== null) {
    const date = findDate(named[1] ?? '', order);
    return describe(text, line, { sender: named[2], date });
  }
  // The sender below a separator belongs to the message that the separator opens.
  const mayBeHeader = index >= headerLines && sinceLast >= headerReach && from.test(line.words);
  const isSeparator = separator.test(line.words);
  if (!isSeparator && !mayBeHeader) return undefined;
  const near = lines.slice(index, index + headerReach + 1).map(({ words }) => words);
  const when = find(near, sent);
  if (!isSeparator && when === undefined) return undefined;
  return describe(text, line, { sender: find(near, from), date: findDate(when ?? '', order) });
}

function describe(
  text: string,
  line: Line,
  { sender, date }: { sender: string | undefined; date: string | undefined },
): Begin {
  return {
    start: line.start,
    evidence: createEvidence(text, line),
    ...(sender !== undefined && { sender: sender.replace(/\s*<[^>]*>$/, '').trim() }),
    ...(date !== undefined && { date }),
  };
}

function find(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const match = pattern.exec(line);
    if (match) return match[1];
  }
  return undefined;
}

function findDate(words: string, order: DateOrder | undefined): string | undefined {
  return listDates(words, order)[0]?.date;
}
