/** Letters of Hebrew, Arabic and the scripts between them, presentation forms included. */
export const rightToLeft = /[\u05D0-\u085F\u08A0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

const rightToLeftLetters = new RegExp(rightToLeft, 'g');
const otherLetters =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hangul}]/gu;

/** Whether most letters of a text are of a script that is read from right to left. */
export function readsFromRight(text: string): boolean {
  if (!rightToLeft.test(text)) return false;
  return count(text, rightToLeftLetters) > count(text, otherLetters);
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** Brackets as they are written in text read from right to left; a page shows the mirrored ones. */
export function mirrorBrackets(text: string): string {
  return text.replace(/[()[\]{}<>«»]/g, (bracket) => mirrored[bracket] ?? bracket);
}
