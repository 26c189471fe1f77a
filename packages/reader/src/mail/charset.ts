import { type DecodedText, decodeText } from '../text/decode.ts';

/** The character of each byte in Windows-1252, according to the WHATWG encoding standard. */
const codes = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
    (character, code) => [character, code] as const,
  ),
);

const contentType =
  /^(content-type:[ \t]*text\/(?:plain|html)\b)([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/gim;
const unsaid = /;\s*charset\s*=\s*(?:"?(?:utf-?8|us-ascii|unknown-8bit|default)"?|"")/i;

/**
 * Handles a message that declares UTF-8, or no encoding, but is not valid UTF-8: every such part is declared as
 * Windows-1252, so that no byte is lost. `restore` then decodes the words correctly.
 */
export function declareBytes(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const declared = text.replace(contentType, (whole, type: string, parameters: string) => {
    if (!/charset\s*=/i.test(parameters)) return `${type}; charset=windows-1252${parameters}`;
    return unsaid.test(parameters)
      ? type + parameters.replace(unsaid, '; charset=windows-1252')
      : whole;
  });
  return new Uint8Array(Buffer.from(declared, 'latin1'));
}

/**
 * Words that were decoded byte by byte, in the encoding they are likeliest in; others, of a part that names its
 * encoding, as they are. Throws `file_type_mismatch` for bytes that are no text.
 */
export function restore(words: string): DecodedText {
  const bytes = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const code = codes.get(words.charAt(at));
    if (code === undefined) return { text: words };
    bytes[at] = code;
  }
  return decodeText(bytes);
}
