import { type ErrorCode, errors } from '@clauselight/schema';
import type { FileRejection } from 'react-dropzone';

/** The drop zone's codes, and what the server calls the same. */
const errorCodes = {
  'file-invalid-type': 'unsupported_file_type',
  'file-too-large': 'file_too_large',
  'file-too-small': 'file_empty',
  'too-many-files': 'too_many_files',
} as const satisfies Record<string, ErrorCode>;

export type RejectionCode = keyof typeof errorCodes;

interface Choice {
  accepted: readonly File[];
  rejected: readonly Pick<FileRejection, 'errors'>[];
}

/** Why these files cannot be sent; nothing where there is one and it can. */
export function findRejection({ accepted, rejected }: Choice): RejectionCode | undefined {
  // The drop zone would take the first of many: which one was meant is not for us to guess.
  if (accepted.length + rejected.length > 1) return 'too-many-files';
  const code = rejected[0]?.errors[0]?.code;
  if (code === undefined) return undefined;
  return Object.hasOwn(errorCodes, code) ? (code as RejectionCode) : 'file-invalid-type';
}

/** The server's message for a rejection, as a title and what follows its colon. */
export function describeRejection(code: RejectionCode): { title: string; description: string } {
  const message: string = errors[errorCodes[code]].message;
  const colon = message.indexOf(': ');
  return { title: message.slice(0, colon), description: message.slice(colon + 2) };
}
