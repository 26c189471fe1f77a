/** No text may hold them for the database to take it: NUL, and half of a character. */
const impossible = /\0|\p{Surrogate}/u;
const everyImpossible = new RegExp(impossible, 'gu');

/** Whether the database takes a text, in a column of its own or within JSON. */
export function isStorable(text: string): boolean {
  return !impossible.test(text);
}

/** A text without the characters that the database does not take. */
export function makeStorable(text: string): string {
  return text.replace(everyImpossible, '');
}
