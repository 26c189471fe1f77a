import type { ReaderWarning, SourceText } from '@clauselight/schema';
import type { Attachment, Email } from 'postal-mime';
import type { ReadContext } from '../limits.ts';
import {
  createMarkupContext,
  createMarkupWarnings,
  type MarkupContext,
} from '../markup/context.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { cleanText } from '../source/clean-text.ts';
import { createDraft, type Draft, getDraftText } from '../source/draft.ts';
import { repairC1 } from '../text/c1-repair.ts';
import { decodeText } from '../text/decode.ts';
import { limitText } from '../text/limit-text.ts';
import { createTextDrafts } from '../text/read-text.ts';
import { createAttachmentWarning, isMessage } from './attachments.ts';
import { declareBytes, restore } from './charset.ts';
import { cutLongParts } from './long-parts.ts';
import { splitMailbox } from './mailbox.ts';
import { findHeader, formatAddresses, parseMessage } from './message.ts';

/**
 * Reads an e-mail message: subject, sender, recipients and date, the words, then the messages attached to it.
 * Throws `document_encrypted`, `document_too_complex`, `document_without_text`, `file_type_mismatch`.
 */
export function readEml(bytes: Uint8Array, context: ReadContext): Promise<SourceText> {
  return read(bytes, { context, format: 'eml' });
}

/**
 * Reads a web page that was saved as one file, with its pictures: the words of the page alone. Throws as `readEml`
 * does.
 */
export function readMhtml(bytes: Uint8Array, context: ReadContext): Promise<SourceText> {
  return read(bytes, { context, format: 'mhtml' });
}

interface MailRequest {
  readonly context: ReadContext;
  readonly format: 'eml' | 'mhtml';
}

async function read(
  bytes: Uint8Array,
  { context: { limits }, format }: MailRequest,
): Promise<SourceText> {
  const state: MailState = {
    format,
    context: createMarkupContext(),
    attachments: [],
    warnings: [],
    messages: 0,
    room: limits.maxTextLength * 2,
    lines: mostLines,
  };
  const drafts: Draft[] = [];
  const messages = splitMailbox(decodeWide(bytes), mostMessages);
  if (messages.length > mostMessages) state.context.noticed.add('read-in-part');
  for (const message of messages.slice(0, mostMessages)) {
    state.messages += 1;
    for (const draft of await readMessage(message, { state, depth: 0 })) drafts.push(draft);
  }
  const attached = createAttachmentWarning(
    // The pictures, styles and fonts of a page have an address in place of a name.
    state.attachments.filter(({ filename }) => format === 'eml' || filename !== null),
  );
  return assembleSourceText({
    format,
    drafts,
    comments: state.context.comments,
    warnings: [
      ...createMarkupWarnings(state.context),
      ...state.warnings,
      ...(attached === undefined ? [] : [attached]),
    ],
    maxTextLength: limits.maxTextLength,
  });
}

/** A message some editor saved with a byte order mark, as UTF-8 without one. */
function decodeWide(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isWide ? new TextEncoder().encode(decodeText(bytes).text) : bytes;
}

interface MailState {
  readonly format: MailRequest['format'];
  readonly context: MarkupContext;
  readonly attachments: Attachment[];
  readonly warnings: ReaderWarning[];
  messages: number;
  /** Characters that may still be read. */
  room: number;
  /** Lines of words that may still be taken apart; those of attached messages count again. */
  lines: number;
}

/** Messages in messages, and messages in all, beyond which they count as attachments. */
const deepestMessage = 8;
const mostMessages = 200;
/** Lines of words of one message, and of all. */
const mostLinesOfMessage = 150_000;
const mostLines = 400_000;

async function readMessage(
  bytes: Uint8Array,
  { state, depth }: { state: MailState; depth: number },
): Promise<Draft[]> {
  const most = Math.min(mostLinesOfMessage, state.lines);
  const { bytes: front, isCut, lines } = cutLongParts(bytes, most);
  state.lines -= lines;
  if (isCut) state.context.noticed.add('read-in-part');
  const email = await parseReadably(front, state);
  if (!isMail(email)) return depth === 0 ? readPlain(bytes, state) : [];
  const header = state.format === 'eml' ? createHeader(email, depth) : [];
  const drafts = [...header, ...readBody(email, state)];
  for (const attachment of email.attachments) {
    const { content } = attachment;
    state.messages += isMessage(attachment) ? 1 : 0;
    const isRead = isMessage(attachment) && depth < deepestMessage;
    if (!isRead || state.messages > mostMessages || typeof content === 'string') {
      state.attachments.push(attachment);
      continue;
    }
    for (const draft of await readMessage(new Uint8Array(content), { state, depth: depth + 1 }))
      drafts.push(draft);
  }
  return drafts;
}

/** Unencoded text in an unknown encoding is guessed like that of a text file. */
async function parseReadably(bytes: Uint8Array, state: MailState): Promise<Email> {
  const email = await parseMessage(bytes);
  if (!isBroken(email)) return email;
  const { text: decoded, warning } = decodeText(bytes);
  const again = await parseMessage(new TextEncoder().encode(decoded));
  if (isBroken(again)) return (await parseBytewise(bytes, state)) ?? email;
  if (warning !== undefined) state.warnings.push(warning);
  return again;
}

function isBroken({ text = '', html = '', subject = '' }: Email): boolean {
  return [text, html, subject].some((words) => words.includes('\uFFFD'));
}

/**
 * Decodes text that was encoded for transport, with an undeclared or wrong character encoding; undefined if it is
 * merely damaged.
 */
async function parseBytewise(bytes: Uint8Array, state: MailState): Promise<Email | undefined> {
  const email = await parseMessage(declareBytes(bytes));
  const text = restore(email.text ?? '');
  const html = restore(email.html ?? '');
  const read = {
    ...email,
    ...(email.text === undefined ? {} : { text: text.text }),
    ...(email.html === undefined ? {} : { html: html.text }),
  };
  if (isBroken(read)) return undefined;
  const warning = text.warning ?? html.warning;
  if (warning !== undefined) state.warnings.push(warning);
  return read;
}

const fields: ReadonlySet<string> = new Set([
  'from',
  'to',
  'subject',
  'date',
  'content-type',
  'message-id',
  'received',
  'mime-version',
]);

function isMail({ headers }: Email): boolean {
  return headers.some(({ key }) => fields.has(key));
}

function readPlain(bytes: Uint8Array, state: MailState): Draft[] {
  const { text, warning } = decodeText(bytes);
  if (warning !== undefined) state.warnings.push(warning);
  return createPlainDrafts(text, state);
}

function createPlainDrafts(text: string, state: MailState): Draft[] {
  const front = limitText(text, state.room);
  state.room -= front.length;
  if (front.length < text.length) state.context.noticed.add('read-in-part');
  return createTextDrafts(cleanText(repairC1(front)), state.context);
}

function createHeader(email: Email, depth: number): Draft[] {
  const subject = email.subject === undefined ? undefined : repairC1(email.subject).trim();
  const title = subject === undefined || subject === '' ? undefined : subject;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['From', email.from && formatAddresses([email.from])],
    ['To', email.to && formatAddresses(email.to)],
    ['Cc', email.cc && formatAddresses(email.cc)],
    ['Bcc', email.bcc && formatAddresses(email.bcc)],
    ['Date', findHeader(email, 'date')],
  ];
  const heading = title ?? (depth > 0 ? 'Attached message' : undefined);
  return [
    ...(heading === undefined
      ? []
      : [createDraft(heading, { kind: 'heading', level: Math.min(9, depth + 1) })]),
    ...lines.flatMap(([name, value]) =>
      value === undefined || value === ''
        ? []
        : [createDraft(`${name}: ${repairC1(value).replace(/\s+/g, ' ')}`, { kind: 'paragraph' })],
    ),
  ];
}

/** The words as they were laid out, unless that leaves out most of what the plain text says. */
function readBody({ html, text = '' }: Email, state: MailState): Draft[] {
  if (html === undefined || html.trim() === '') return createPlainDrafts(text, state);
  const drafts = readMarkup(repairC1(html), { context: state.context });
  const words = drafts.map(getDraftText).join('');
  if (countInk(words) * 2 < countInk(text)) return createPlainDrafts(text, state);
  state.room -= words.length;
  return drafts;
}

function countInk(text: string): number {
  return text.replace(/\s+/g, '').length;
}
