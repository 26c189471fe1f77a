import { Buffer } from 'node:buffer';
import type { Draft } from '../source/draft.ts';
import type { WarningCode } from '../source/warnings.ts';
import { createContext } from './context.ts';
import { readText } from './read-text.ts';

/** The blocks of Rich Text inside another document, without headers and notes at its end. */
export function readRtfDrafts(
  bytes: Uint8Array,
  maxTextLength: number,
): { drafts: readonly Draft[]; noticed: ReadonlySet<WarningCode> } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = file.indexOf('{\\rtf');
  if (start < 0) return { drafts: [], noticed: new Set() };
  const context = createContext(file.includes('\\listtext'));
  const drafts = readText(bytes, { start, context, maxTextLength });
  return { drafts, noticed: context.noticed };
}
