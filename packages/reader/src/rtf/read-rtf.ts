import { Buffer } from 'node:buffer';
import { AppError, type ReaderWarning, type SourceText } from '@clauselight/schema';
import type { ReadContext } from '../limits.ts';
import { assembleSourceText } from '../source/assemble.ts';
import { createWarnings } from '../source/warnings.ts';
import { createContext, messages } from './context.ts';
import { readText } from './read-text.ts';

const latin = new TextDecoder('latin1');
/** Bytes at the start within which the file must identify itself as Rich Text. */
const headerLength = 4096;

/**
 * Reads a Rich Text Format document: numbers as displayed, tracked changes accepted, hidden text and comments beside
 * the text.
 * @throws AppError `document_corrupt` or `document_without_text`.
 */
export function readRtf(bytes: Uint8Array, { limits, onProgress }: ReadContext): SourceText {
  const start = latin.decode(bytes.subarray(0, headerLength)).indexOf('{\\rtf');
  if (start < 0) throw new AppError('document_corrupt');
  const context = createContext(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('\\listtext'),
  );
  const drafts = readText(bytes, { start, context, maxTextLength: limits.maxTextLength });
  onProgress({ done: 1, total: 2, unit: 'part' });
  const source = assembleSourceText({
    format: 'rtf',
    drafts: [
      ...context.headers.values(),
      ...drafts,
      ...context.endnotes.drafts,
      ...context.footers.values(),
    ],
    warnings: createWarnings(context.noticed, messages),
    comments: context.comments,
    maxTextLength: limits.maxTextLength,
  });
  onProgress({ done: 2, total: 2, unit: 'part' });
  return { ...source, warnings: keepLast(source.warnings) };
}

/** One warning of each kind: the later one is more precise. */
function keepLast(warnings: readonly ReaderWarning[]): ReaderWarning[] {
  return [...new Map(warnings.map((warning) => [warning.code, warning])).values()];
}
