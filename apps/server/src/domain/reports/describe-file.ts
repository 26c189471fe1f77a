import { nameFile } from '../../platform/http/name-file.ts';
import { getMadeFileName, type MadeFile } from './file-name.ts';
import type { MadeOutput } from './output-service.ts';

export interface FileFacts extends MadeFile {
  readonly mediaType: string;
}

/** The HTTP headers of a file that was made of a document with this name. */
export function describeFile(
  filename: string,
  facts: FileFacts,
  { bytes }: MadeOutput,
): Record<string, string | number> {
  return {
    'content-type': facts.mediaType,
    'content-disposition': nameFile('attachment', getMadeFileName(filename, facts)),
    'content-length': bytes,
  };
}
