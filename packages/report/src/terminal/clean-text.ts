/** Characters that control a terminal or the direction of text. Joiners stay, because some scripts need them. */
const steering = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const whiteSpace = /\s+/g;

/**
 * Removes characters that control a terminal; keeps line feeds.
 *
 * @param text - Any text.
 * @returns The text without these characters.
 */
export function removeSteering(text: string): string {
  return text.replaceAll(steering, '');
}

/**
 * Converts text to one line without characters that control a terminal and with single spaces.
 *
 * @param text - Any text.
 * @returns One line.
 */
export function toTerminalLine(text: string): string {
  return removeSteering(text.replaceAll(whiteSpace, ' ')).replaceAll(whiteSpace, ' ').trim();
}
