import type { ReaderWarning } from '@clauselight/schema';
import { type InnerFile, listInnerFiles } from '../source/inner-files.ts';
import { repairC1 } from '../text/c1-repair.ts';

/** A file that is attached to a message. */
export interface MailAttachment {
  /** Null if it has none. */
  readonly filename: string | null;
  readonly mimeType: string;
  /** In bytes. */
  readonly size: number;
  /** Whether it is part of the words, such as a picture among them, and nobody would miss it. */
  readonly isInline: boolean;
}

/** Whether an attachment is a message of its own. */
export function isMessage({ mimeType }: Pick<MailAttachment, 'mimeType'>): boolean {
  return mimeType === 'message/rfc822' || mimeType === 'message/global';
}

/** What is attached and not read, by name and size; nothing if there is nothing to tell of. */
export function createAttachmentWarning(
  attachments: readonly MailAttachment[],
): ReaderWarning | undefined {
  const told = attachments.filter(({ isInline }) => !isInline);
  if (told.length === 0) return undefined;
  const subject = told.length === 1 ? 'An attachment was' : `${told.length} attachments were`;
  return {
    code: 'attachments-left-out',
    message: `${subject} left out: ${listInnerFiles(told.map(describe))}.`,
  };
}

function describe({ filename, size, mimeType }: MailAttachment): InnerFile {
  return { name: repairC1(filename ?? ''), type: mimeType, size };
}
