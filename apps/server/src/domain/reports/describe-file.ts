import { nameFile } from '../../platform/http/name-file.ts';
import { type MadeFile, nameMadeFile } from './file-name.ts';
import type { MadeOutput } from './output-service.ts';

export interface FileFacts extends MadeFile {
  readonly mediaType: string;
}

/** The headers of a file made of a document with that name. */
export function describeFile(
  filename: string,
  facts: FileFacts,
  { bytes }: MadeOutput,
): Record<string, string | number> {
  return {
    'content-type': facts.mediaType,
    'content-disposition': nameFile('attachment', nameMadeFile(filename, facts)),
    'content-length': bytes,
  };
}
