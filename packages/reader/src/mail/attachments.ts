import { cutText } from '@clauselight/core';
import type { ReaderWarning } from '@clauselight/schema';
import type { Attachment } from 'postal-mime';
import { cleanText } from '../source/clean-text.ts';
import { repairC1 } from '../text/c1-repair.ts';

const mostNamed = 20;
const longestName = 80;

/** Whether an attachment is a message of its own. */
export function isMessage({ mimeType }: Attachment): boolean {
  return mimeType === 'message/rfc822' || mimeType === 'message/global';
}

/** What is attached and not read, by name and size; nothing if there is nothing to tell of. */
export function createAttachmentWarning(
  attachments: readonly Attachment[],
): ReaderWarning | undefined {
  const told = attachments.filter((attachment) => !isOfMessage(attachment));
  if (told.length === 0) return undefined;
  const names = told.slice(0, mostNamed).map(describe);
  const more = told.length - names.length;
  const list = more > 0 ? [...names, `and ${more} more`] : names;
  const subject = told.length === 1 ? 'An attachment was' : `${told.length} attachments were`;
  return {
    code: 'attachments-left-out',
    message: `${subject} left out: ${list.join(', ')}.`,
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

function describe(attachment: Attachment): string {
  const { filename, content, mimeType } = attachment;
  const size = typeof content === 'string' ? content.length : content.byteLength;
  const name = cleanText(repairC1(filename ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  const short = name.length > longestName ? `${cutText(name, longestName)}…` : name;
  return name === ''
    ? `a file without a name (${mimeType}, ${formatSize(size)})`
    : `${short} (${formatSize(size)})`;
}

function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
