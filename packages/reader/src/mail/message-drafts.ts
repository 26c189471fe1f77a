import type { DocumentFormat, ReaderWarning, SourceText } from '@clauselight/schema';
import type { ReadLimits } from '../limits.ts';
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
import { limitText } from '../text/limit-text.ts';
import { createTextDrafts } from '../text/read-text.ts';
import { createAttachmentWarning, type MailAttachment } from './attachments.ts';

/** What is read of a file with messages, however many are in it. */
export interface MailState {
  readonly format: DocumentFormat;
  readonly context: MarkupContext;
  readonly attachments: MailAttachment[];
  readonly warnings: ReaderWarning[];
  messages: number;
  /** Characters that may still be read. */
  room: number;
  /** Lines of words that may still be taken apart; those of attached messages count again. */
  lines: number;
}

/** Messages in messages, and messages in all, beyond which they count as attachments. */
export const deepestMessage = 8;
export const mostMessages = 200;
/** Lines of words of all messages. */
const mostLines = 400_000;

export function createMailState(format: DocumentFormat, limits: ReadLimits): MailState {
  return {
    format,
    context: createMarkupContext(),
    attachments: [],
    warnings: [],
    messages: 0,
    room: limits.maxTextLength * 2,
    lines: mostLines,
  };
}

/** The source text of what was read, with a warning for what is attached and was not. */
export function assembleMail(
  drafts: readonly Draft[],
  { state, limits }: { state: MailState; limits: ReadLimits },
): SourceText {
  const attached = createAttachmentWarning(state.attachments);
  return assembleSourceText({
    format: state.format,
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

/** The fields of a message that people see. */
export interface MessageHeader {
  readonly subject: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly cc: string | undefined;
  readonly bcc: string | undefined;
  readonly date: string | undefined;
}

/** The header of a message, its subject as the heading. */
export function createHeaderDrafts(header: MessageHeader, depth: number): Draft[] {
  const subject = header.subject === undefined ? '' : repairC1(header.subject).trim();
  const heading = subject === '' ? (depth > 0 ? 'Attached message' : undefined) : subject;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['From', header.from],
    ['To', header.to],
    ['Cc', header.cc],
    ['Bcc', header.bcc],
    ['Date', header.date],
  ];
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

interface MessageBody {
  readonly html?: string | undefined;
  readonly text?: string | undefined;
}

/** The words as they were laid out, unless that leaves out most of what the plain text says. */
export function readBody({ html, text = '' }: MessageBody, state: MailState): Draft[] {
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

/** The blocks of words without layout. */
export function createPlainDrafts(text: string, state: MailState): Draft[] {
  const front = limitText(text, state.room);
  state.room -= front.length;
  if (front.length < text.length) state.context.noticed.add('read-in-part');
  return createTextDrafts(cleanText(repairC1(front)), state.context);
}
