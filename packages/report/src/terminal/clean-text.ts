/** Characters that steer a terminal or the direction of text. Joiners stay: words of some scripts need them. */
const steering = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const whiteSpace = /\s+/g;

/** Text without characters that steer a terminal; line feeds stay. */
export function removeSteering(text: string): string {
  return text.replaceAll(steering, '');
}

/** Text as one line without characters that steer a terminal; each run of white space becomes one blank. */
export function toTerminalLine(text: string): string {
  return removeSteering(text.replaceAll(whiteSpace, ' ')).replaceAll(whiteSpace, ' ').trim();
}
