import type { ReaderWarning } from '@clauselight/schema';

export type WarningCode = ReaderWarning['code'];

/** What word processors' files are warned of in the same words. */
const common: Partial<Record<WarningCode, string>> = {
  'tracked-changes':
    'The document holds tracked changes. It was read as if all of them were accepted.',
  'hidden-text': 'The document holds text that its readers do not see.',
  'comments-left-out': 'The document holds comments; they are kept apart from the text.',
  'macros-left-out': 'The document holds macros. They were left out and never run.',
  'attachments-left-out': 'The document holds other documents inside it. They were left out.',
};

/** What was noticed on the way, in words; those of the format go before the common ones. */
export function createWarnings(
  noticed: ReadonlySet<WarningCode>,
  messages: Partial<Record<WarningCode, string>>,
): ReaderWarning[] {
  return [...noticed]
    .sort()
    .map((code) => ({ code, message: messages[code] ?? common[code] ?? code }));
}
