import type { SourceText } from '@clauselight/schema';

/** Builds a source text with one block for each paragraph. */
export function buildSourceText(raw: string): SourceText {
  const text = raw.normalize('NFC');
  const blocks = [...text.matchAll(/[^\s][^\n]*(?:\n(?![^\S\n]*\n)[^\n]*)*/g)].map((match) => ({
    kind: 'paragraph' as const,
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
  return {
    readerVersion: 'test',
    format: 'txt',
    text,
    blocks,
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
  };
}
