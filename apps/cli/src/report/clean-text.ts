/** Everything that steers a terminal or the direction of writing; joiners stay, words of some scripts need them. */
const steering = /(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\s])+/gu;

/**
 * A stranger's words as one line that shows and does nothing else: white space is one blank, and characters that steer
 * a terminal are gone.
 */
export function cleanText(text: string): string {
  return text.replace(steering, (found) => (/\s/.test(found) ? ' ' : '')).trim();
}
