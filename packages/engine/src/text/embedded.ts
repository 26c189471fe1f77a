import type { SourceText } from '@clauselight/schema';

/** The document without the files whose values were read with it: the text of its pages, with the same offsets. */
export function withoutEmbedded(sourceText: SourceText): SourceText {
  const first = sourceText.embedded?.[0];
  if (first === undefined) return sourceText;
  // The heading that names the file stands before its values, and belongs to no page.
  const end = sourceText.pages.at(-1)?.end ?? first.start;
  const blocks = sourceText.blocks.filter((block) => block.start < end);
  return { ...sourceText, text: sourceText.text.slice(0, end), blocks };
}

/** The values of the first file inside a document, as if they were a file of their own with the same offsets. */
export function getEmbedded(sourceText: SourceText): SourceText | undefined {
  const first = sourceText.embedded?.[0];
  if (first === undefined) return undefined;
  const { start, end, format } = first;
  const blocks = sourceText.blocks.filter((block) => block.start >= start && block.end <= end);
  return { ...sourceText, format, blocks };
}
