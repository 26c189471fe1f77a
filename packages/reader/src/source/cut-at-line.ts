/** The start of a text, at most `most` UTF-16 units, ended with a line if one ends nearby. */
export function cutAtLine(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('\n', most);
  return text.slice(0, end > most / 2 ? end : most);
}
