import { type ErrorCode, errors, isArchiveName, isUnreadName } from '@clauselight/schema';

/** The drop zone's codes and two of ours, and what the server calls the same. */
const errorCodes = {
  'file-invalid-type': 'unsupported_file_type',
  'file-too-large': 'file_too_large',
  'file-too-small': 'file_empty',
  'format-not-read': 'format_not_read',
  'archive-not-opened': 'archive_not_opened',
} as const satisfies Record<string, ErrorCode>;

export type RejectionCode = keyof typeof errorCodes;

/** A file as it was chosen; with a code where it cannot be sent. */
export interface ChosenFile {
  readonly file: File;
  readonly code?: RejectionCode;
}

interface Choice {
  /** All files, as they came. */
  files: readonly File[];
  rejected: readonly { file: File; errors: readonly { code: string }[] }[];
}

/** The files in their order, each with the first reason why it cannot be sent. */
export function readChoice({ files, rejected }: Choice): ChosenFile[] {
  return files.map((file) => {
    const code = rejected.find((rejection) => rejection.file === file)?.errors[0]?.code;
    if (code === undefined) return { file };
    if (code === 'file-invalid-type') return { file, code: nameType(file) };
    const isKnown = Object.hasOwn(errorCodes, code);
    return { file, code: isKnown ? (code as RejectionCode) : 'file-invalid-type' };
  });
}

/** Why a file of this name has a type that is not taken. */
function nameType({ name }: File): RejectionCode {
  if (isArchiveName(name)) return 'archive-not-opened';
  return isUnreadName(name) ? 'format-not-read' : 'file-invalid-type';
}

/** The server's message for a rejection, as a title and what follows its colon. */
export function describeRejection(code: RejectionCode): { title: string; description: string } {
  const message: string = errors[errorCodes[code]].message;
  const colon = message.indexOf(': ');
  return { title: message.slice(0, colon), description: message.slice(colon + 2) };
}
