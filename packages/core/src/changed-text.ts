import type { ChangeEdit } from '@clauselight/schema';

/**
 * The words that an edit puts in place of those it deletes.
 *
 * @param edit - An edit of a proposed change.
 * @returns The words; those of a new paragraph with a line feed, its number and its heading before them.
 */
export function getInsertedWords({ text, paragraph }: ChangeEdit): string {
  return paragraph === undefined ? text : `\n${paragraph.number} ${paragraph.heading}. ${text}`;
}

/**
 * Sorts edits by their place in the text.
 *
 * @param edits - Edits without overlaps.
 * @returns A sorted copy; several insertions at one place keep their order.
 */
export function sortEdits(edits: readonly ChangeEdit[]): ChangeEdit[] {
  return [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * Applies edits to a text.
 *
 * @param text - The text to which the edits belong.
 * @param edits - In the order of the text, without overlaps.
 * @returns The changed text.
 */
export function changeText(text: string, edits: readonly ChangeEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits) {
    parts.push(text.slice(at, edit.start), getInsertedWords(edit));
    at = edit.end;
  }
  return [...parts, text.slice(at)].join('');
}
