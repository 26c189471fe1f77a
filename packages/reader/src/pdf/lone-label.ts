const label = /^(\W{1,2}|\W{0,2}(\d{1,4}|[A-Za-z]|[ivxlcIVXLC]{1,5})(\.\d+)*\W{0,2})$/;

/** Whether words are a number or a bullet, which is separated from its paragraph but makes no table cell. */
export function isLoneLabel(words: string): boolean {
  return label.test(words.trim());
}
