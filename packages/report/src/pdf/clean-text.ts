import { toPrintable } from '../printable.ts';

/** Invisible characters and those that change how others are displayed: direction marks, tags, noncharacters. */
const steering =
  /[\u061C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\uFDD0-\uFDEF\u{E0000}-\u{E0FFF}]|\p{Noncharacter_Code_Point}/gu;

/** Makes untrusted words printable: removes control and direction characters, and marks unpaired surrogates. */
export function cleanText(text: string): string {
  return toPrintable(text).replaceAll(steering, '');
}
