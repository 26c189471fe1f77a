import iconv from 'iconv-lite';

const codes = Array.from({ length: 32 }, (_, at) => 0x80 + at);
/** U+0080 to U+009F as Windows-1252 has these bytes. */
const letters = iconv.decode(Uint8Array.from(codes), 'windows-1252');

/**
 * Gives back curly quotes, dashes and the euro sign to text that was decoded as ISO 8859-1: by the WHATWG's
 * encoding standard that name means Windows-1252, and the control characters instead stand in no text.
 */
export function repairC1(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (character) =>
    letters.charAt(character.charCodeAt(0) - 0x80),
  );
}
