import type { SourceText } from '@clauselight/schema';

/** A source text as the reader makes it of XML: a line `# 2 Name` is a heading of level 2, any other a labeled value. */
export function buildXmlSourceText(lines: string): SourceText {
  const blocks: SourceText['blocks'] = [];
  const parts: string[] = [];
  let at = 0;
  for (const line of lines.trim().split('\n')) {
    const heading = /^# (\d) (.+)$/.exec(line);
    const words = heading?.[2] ?? line;
    const place = { start: at, end: at + words.length };
    blocks.push(
      heading
        ? { kind: 'heading', level: Number(heading[1]), ...place }
        : { kind: 'paragraph', ...place },
    );
    parts.push(words);
    at += words.length + 1;
  }
  return {
    readerVersion: 'test',
    format: 'xml',
    text: parts.join('\n'),
    blocks,
    pages: [],
    revisions: [],
    comments: [],
    hiddenTexts: [],
    warnings: [],
  };
}
