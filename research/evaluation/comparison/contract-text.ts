const fewestParagraphs = 60;

/**
 * The paragraphs of a text; nothing if it has too few for twenty edits apart from each other. Filed contracts are set
 * with several blanks where the paper has a new line, which are taken for paragraphs.
 */
export function divideContract(raw: string): readonly string[] | undefined {
  const text = raw.normalize('NFC').replace(/\r\n?/g, '\n');
  const byLines = toParagraphs(text.split(/\n\s*\n/));
  const paragraphs =
    byLines.length >= fewestParagraphs ? byLines : toParagraphs(text.split(/\n\s*\n|\s{4,}/));
  return paragraphs.length >= fewestParagraphs ? paragraphs : undefined;
}

function toParagraphs(parts: readonly string[]): readonly string[] {
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '');
}

export function joinContract(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
