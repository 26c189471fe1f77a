import { AppError, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../../limits.ts';
import { readRtfDrafts } from '../../rtf/read-rtf-drafts.ts';
import type { Draft } from '../../source/draft.ts';
import {
  assembleMail,
  createHeaderDrafts,
  createMailState,
  deepestMessage,
  type MailState,
  mostMessages,
  readBody,
} from '../message-drafts.ts';
import { type OutlookMessage, openMsg } from './open-msg.ts';

/** Classes of messages that are locked: encrypted, or under rights management. Signed ones can be read. */
const lockedClass = /^IPM\.Note\.(SMIME(?!\.MultipartSigned)|rpmsg)/i;
const lockedName = /\.rpmsg$/i;

const damaged = 'The message is damaged. What could be saved was read; words may be missing.';

/**
 * Reads a message of Outlook: subject, sender, recipients and date, the words, then the messages attached to it.
 * Throws `document_corrupt`, `document_encrypted`, `document_too_complex`, `document_without_text`.
 */
export function readMsg(bytes: Uint8Array, { limits }: ReadContext): SourceText {
  const state = createMailState('msg', limits);
  const { message, isDamaged } = openMsg(bytes);
  state.messages = 1;
  const drafts = readMessage(message, { state, depth: 0 });
  if (drafts.length === 0 && (isDamaged() || message.kind === ''))
    throw new AppError('document_corrupt');
  if (isDamaged()) state.warnings.push({ code: 'damaged-parts', message: damaged });
  return assembleMail(drafts, { state, limits });
}

function readMessage(
  message: OutlookMessage,
  { state, depth }: { state: MailState; depth: number },
): Draft[] {
  const isLocked = lockedClass.test(message.kind) || message.attachments.some(isRightsManaged);
  if (isLocked && depth === 0) throw new AppError('document_encrypted');
  const drafts = [...createHeaderDrafts(message, depth), ...readWords(message, state)];
  for (const attachment of message.attachments) {
    const isRead = depth < deepestMessage && state.messages < mostMessages;
    if (attachment.openMessage === undefined || !isRead) {
      state.attachments.push(attachment);
      continue;
    }
    state.messages += 1;
    const inner = readMessage(attachment.openMessage(), { state, depth: depth + 1 });
    for (const draft of inner) drafts.push(draft);
  }
  return drafts;
}

function isRightsManaged({ filename }: { filename: string | null }): boolean {
  return lockedName.test(filename ?? '');
}

/** Rich Text made of a web page only repeats the plain words. */
function readWords({ html, text, rtf }: OutlookMessage, state: MailState): Draft[] {
  if (html !== undefined || rtf === undefined) return readBody({ html, text }, state);
  const head = new TextDecoder('latin1').decode(rtf.subarray(0, 500));
  const isMade = /\\from(html|text)/.test(head);
  if (isMade && text !== undefined) return readBody({ text }, state);
  const { drafts, noticed } = readRtfDrafts(rtf, state.room);
  if (drafts.length === 0) return readBody({ text }, state);
  for (const code of ['hidden-text', 'tracked-changes', 'read-in-part'] as const)
    if (noticed.has(code)) state.context.noticed.add(code);
  return [...drafts];
}
