import type { SourceText } from '@clauselight/schema';
import type { Attachment, Email } from 'postal-mime';
import type { ReadContext } from '../limits.ts';
import type { Draft } from '../source/draft.ts';
import { decodeText } from '../text/decode.ts';
import { isMessage, type MailAttachment } from './attachments.ts';
import { declareBytes, restore } from './charset.ts';
import { cutLongParts } from './long-parts.ts';
import { splitMailbox } from './mailbox.ts';
import { findHeader, formatAddresses, parseMessage } from './message.ts';
import {
  assembleMail,
  createHeaderDrafts,
  createMailState,
  createPlainDrafts,
  deepestMessage,
  type MailState,
  type MessageHeader,
  mostMessages,
  readBody,
} from './message-drafts.ts';

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
  const state = createMailState(format, limits);
  const drafts: Draft[] = [];
  const messages = splitMailbox(decodeWide(bytes), mostMessages);
  if (messages.length > mostMessages) state.context.noticed.add('read-in-part');
  for (const message of messages.slice(0, mostMessages)) {
    state.messages += 1;
    for (const draft of await readMessage(message, { state, depth: 0 })) drafts.push(draft);
  }
  return assembleMail(drafts, { state, limits });
}

/** A message some editor saved with a byte order mark, as UTF-8 without one. */
function decodeWide(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isWide ? new TextEncoder().encode(decodeText(bytes).text) : bytes;
}

/** Lines of words of one message. */
const mostLinesOfMessage = 150_000;

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
  const header = state.format === 'eml' ? createHeaderDrafts(describeHeader(email), depth) : [];
  const drafts = [...header, ...readBody(email, state)];
  for (const attachment of email.attachments) {
    const { content } = attachment;
    state.messages += isMessage(attachment) ? 1 : 0;
    const isRead = isMessage(attachment) && depth < deepestMessage;
    if (!isRead || state.messages > mostMessages || typeof content === 'string') {
      state.attachments.push(describeAttachment(attachment, state));
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

function describeHeader(email: Email): MessageHeader {
  return {
    subject: email.subject,
    from: email.from && formatAddresses([email.from]),
    to: email.to && formatAddresses(email.to),
    cc: email.cc && formatAddresses(email.cc),
    bcc: email.bcc && formatAddresses(email.bcc),
    date: findHeader(email, 'date'),
  };
}

function describeAttachment(attachment: Attachment, { format }: MailState): MailAttachment {
  const { filename, mimeType, content } = attachment;
  return {
    filename,
    mimeType,
    size: typeof content === 'string' ? content.length : content.byteLength,
    isInline: isOfMessage(attachment) || (format === 'mhtml' && filename === null),
  };
}

/** Pictures and styles within the words, and signatures, are part of the message. */
function isOfMessage({ related, mimeType, filename, disposition }: Attachment): boolean {
  const isUnnamed = filename === null && disposition !== 'attachment';
  return (
    (related === true && mimeType.startsWith('image/')) ||
    (isUnnamed && /^(image|font|text\/css|text\/javascript)\b/.test(mimeType)) ||
    /^application\/(pgp-signature|(x-)?pkcs7-signature)$/.test(mimeType)
  );
}
