import { type AnalysisReportFormat, analysisReportFormats, formats } from '@clauselight/schema';
import { nameFile } from '../../platform/http/name-file.ts';
import { getMadeFileName, type MadeFile } from './file-name.ts';
import type { MadeOutput } from './output-service.ts';

export interface FileFacts extends MadeFile {
  readonly mediaType: string;
}

/**
 * The facts of a report made of a document with this name. A Word document that was written into keeps its ending, because Word refuses
 * templates and documents with macros under another.
 */
export function getReportFacts(format: AnalysisReportFormat, filename: string): FileFacts {
  const facts = analysisReportFormats[format];
  if (format !== 'reviewed-docx' && format !== 'redlined-docx') return facts;
  const [, ...others] = formats.docx.extensions;
  const kept = others.find((extension) => filename.toLowerCase().endsWith(extension));
  return kept === undefined
    ? facts
    : { ...facts, extension: kept.slice(1), mediaType: 'application/octet-stream' };
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
