/** Letters of Hebrew, Arabic and the scripts between them, including presentation forms. */
export const rightToLeft = /[\u05D0-\u085F\u08A0-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

const rightToLeftLetters = new RegExp(rightToLeft, 'g');
const otherLetters =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hangul}]/gu;

/** Whether most letters of a text are in a right-to-left script. */
export function readsFromRight(text: string): boolean {
  if (!rightToLeft.test(text)) return false;
  return countLetters(text, rightToLeftLetters) > countLetters(text, otherLetters);
}

function countLetters(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

const mirroredBrackets: Readonly<Record<string, string>> = {
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

/** Brackets as they are written in right-to-left text; a page displays the mirrored ones. */
export function mirrorBrackets(text: string): string {
  return text.replace(/[()[\]{}<>«»]/g, (bracket) => mirroredBrackets[bracket] ?? bracket);
}
