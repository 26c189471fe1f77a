import type { ReaderWarning } from '@clauselight/schema';
import { describeInnerFiles, type InnerFile } from './inner-files.ts';

export type WarningCode = ReaderWarning['code'];

/** Warnings that all word processor formats share. */
const commonMessages: Partial<Record<WarningCode, string>> = {
  'tracked-changes':
    'The document holds tracked changes. It was read as if all of them were accepted.',
  'hidden-text': 'The document holds text that its readers do not see.',
  'comments-left-out': 'The document holds comments; they are kept apart from the text.',
  'macros-left-out': 'The document holds macros. They were left out and never run.',
  'attachments-left-out': 'The document holds other documents inside it. They were left out.',
};

/** The messages with the files inside a document by name, where any is known. */
export function nameInnerFiles(
  messages: Partial<Record<WarningCode, string>>,
  files: readonly InnerFile[],
): Partial<Record<WarningCode, string>> {
  const message = describeInnerFiles(files);
  return message === undefined ? messages : { ...messages, 'attachments-left-out': message };
}

/** Turns the codes collected while reading into warnings; those specific to the format come before the common ones. */
export function createWarnings(
  noticed: ReadonlySet<WarningCode>,
  messages: Partial<Record<WarningCode, string>>,
): ReaderWarning[] {
  return [...noticed]
    .sort()
    .map((code) => ({ code, message: messages[code] ?? commonMessages[code] ?? code }));
}
