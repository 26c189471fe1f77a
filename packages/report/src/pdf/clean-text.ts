/**
 * What shows nothing or steers how other words are shown: controls but tab and line feed, marks and orders of the
 * direction of writing, tags, and code points that are no characters.
 */
const steering =
  /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\uFDD0-\uFDEF\u{E0000}-\u{E0FFF}]|\p{Noncharacter_Code_Point}/gu;

/** A stranger's words as they can be printed: nothing in them steers the page, and halves of characters are marked. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(steering, '');
}
