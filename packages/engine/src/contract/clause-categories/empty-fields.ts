/** The empty fields of a form: `Title: Company: Date: ____`. */
const fields = /^\s*(?:\p{Lu}[\p{L} ]{0,30}:[\s_]*)+$/u;

/** Whether words are the labels of empty fields and nothing else, so that they state nothing. */
export function areEmptyFields(words: string): boolean {
  return fields.test(words);
}
