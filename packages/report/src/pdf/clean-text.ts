import { toPrintable } from '../printable.ts';

/** What shows nothing or steers how other words are shown: marks and orders of the direction of writing, tags, and code points that are no characters. */
const steering =
  /[\u061C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\uFDD0-\uFDEF\u{E0000}-\u{E0FFF}]|\p{Noncharacter_Code_Point}/gu;

/** A stranger's words as they can be printed: nothing in them steers the page, and halves of characters are marked. */
export function cleanText(text: string): string {
  return toPrintable(text).replaceAll(steering, '');
}
