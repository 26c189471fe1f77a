import { type ReadProgress, readToJson } from '@clauselight/reader';
import { AppError, type DocumentFormat, type ReaderWarning } from '@clauselight/schema';
import type { OpenedDocument } from '../open-document.ts';
import type { AnalyzedDocument } from './engine-messages.ts';
import { runEngine } from './run-engine.ts';

/** Under the name of a letter the reader takes every kind of content for what it is. */
const claimOfNameless: DocumentFormat = 'docx';

export interface AnalyzeRequest extends Pick<OpenedDocument, 'path' | 'claimed'> {
  /** What opens a document that is locked. */
  readonly password?: string | undefined;
}

/**
 * Reads a file in a separate process and analyzes it. `onProgress` receives the current activity in words. Throws
 * AppError.
 */
export async function analyzeFile(
  { path, claimed, password }: AnalyzeRequest,
  onProgress: (detail: string) => void,
): Promise<AnalyzedDocument> {
  const format = claimed ?? claimOfNameless;
  const json = await readToJson(
    { path, format, password },
    { onProgress: (progress) => onProgress(describeReading(progress)) },
  ).catch((error: unknown) => {
    throw claimed === undefined ? withoutName(error) : error;
  });
  const document = await runEngine(json, ({ detail }) => onProgress(detail));
  if (claimed !== undefined) return document;
  const warnings = document.sourceText.warnings.filter(isNotAboutName);
  return { ...document, sourceText: { ...document.sourceText, warnings } };
}

function describeReading({ done, total, unit }: ReadProgress): string {
  return `Reading ${unit} ${done} of ${total}`;
}

/** Without a name that claims a format, unknown content is no mismatch. */
function withoutName(error: unknown): unknown {
  const isMismatch = error instanceof AppError && error.code === 'file_type_mismatch';
  return isMismatch ? new AppError('unsupported_file_type', { cause: error }) : error;
}

function isNotAboutName({ code }: ReaderWarning): boolean {
  return code !== 'name-differs';
}
