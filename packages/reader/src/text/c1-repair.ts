import iconv from 'iconv-lite';

const codes = Array.from({ length: 32 }, (_, at) => 0x80 + at);
/** What Windows-1252 has for the bytes 0x80 to 0x9F. */
const windows1252Characters = iconv.decode(Uint8Array.from(codes), 'windows-1252');

/**
 * Restores curly quotes, dashes and the euro sign in text that was decoded as ISO 8859-1. By the WHATWG Encoding
 * Standard that label means Windows-1252, and no text holds the control characters instead.
 */
export function repairC1(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (character) =>
    windows1252Characters.charAt(character.charCodeAt(0) - 0x80),
  );
}
