import type { SourceText } from '@clauselight/schema';

const paragraph = /[^\s][^\n]*(?:\n(?![^\S\n]*\n)[^\n]*)*/g;

/** One block for every paragraph, as a reader of plain text makes them. */
export function toSourceText(raw: string): SourceText {
  return divideText(raw.replace(/\r\n?/g, '\n'), paragraph);
}

/** The text in NFC as the engine takes it, a block wherever the pattern matches; the pattern has the flag `g`. */
export function divideText(raw: string, block: RegExp): SourceText {
  const text = raw.normalize('NFC');
  const blocks = [...text.matchAll(block)].map((match) => ({
    kind: 'paragraph' as const,
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
  return {
    readerVersion: 'evaluation',
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
