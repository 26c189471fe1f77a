import iconv from 'iconv-lite';
import { type DecodedText, decodeText } from '../text/decode.ts';

/** The declaration must be within this number of bytes. */
const declarationWithin = 256;

/** Decodes XML: by its byte order mark, by the encoding it declares, or else as any text. */
export function decodeXml(bytes: Uint8Array): DecodedText {
  const hasMark =
    (bytes[0] === 0xef && bytes[1] === 0xbb) ||
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declarationWithin));
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  // A file that declares UTF-8 but is not valid was written by a program that did not know its encoding.
  const isOther = declared !== undefined && !/^utf-?(8|16)/i.test(declared);
  if (hasMark || !isOther || !iconv.encodingExists(declared)) return decodeText(bytes);
  return { text: iconv.decode(bytes, declared) };
}
