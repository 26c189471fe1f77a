/** At most so many characters of a text, ended with a line where one ends near. */
export function cutFront(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('\n', most);
  return text.slice(0, end > most / 2 ? end : most);
}
