import {
  type ErrorCode,
  errors,
  findFormatByMediaType,
  findFormatByName,
  maxFilesPerUpload,
  maxUploadBytes,
} from '@clauselight/schema';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Why these files cannot be sent, as the server would say it; nothing where they can. */
export function findRejection(files: readonly FileFacts[]): ErrorCode | undefined {
  if (files.length > maxFilesPerUpload) return 'too_many_files';
  const file = files[0];
  if (!file) return 'no_file';
  const format = findFormatByName(file.name) ?? findFormatByMediaType(file.type);
  if (!format) return 'unsupported_file_type';
  if (file.size > maxUploadBytes) return 'file_too_large';
  return file.size === 0 ? 'file_empty' : undefined;
}

/** The message of a rejection as a title and what follows its colon. */
export function describeRejection(code: ErrorCode): { title: string; description: string } {
  const message: string = errors[code].message;
  const colon = message.indexOf(': ');
  if (colon < 0) return { title: 'File not accepted', description: message };
  return { title: message.slice(0, colon), description: message.slice(colon + 2) };
}
