import { type DecodedText, decodeDeclared } from '../text/decode.ts';

/** Bytes at the start of a page in which its encoding is looked for. */
const probe = 8192;

/**
 * Decodes a page by its byte order mark, its `meta` elements or its XML declaration, or else like other text. Throws
 * `file_type_mismatch` for bytes that are not text.
 */
export function decodeHtml(bytes: Uint8Array): DecodedText {
  return decodeDeclared(bytes, findDeclaredEncoding(bytes));
}

function findDeclaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, probe));
  const declaration = /^\s{0,99}<\?xml\s[^>]{0,200}?encoding\s{0,9}=\s{0,9}["']([\w:.-]{1,40})/i;
  const meta = /<meta\s[^>]{0,400}?charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i;
  return meta.exec(head)?.[1] ?? declaration.exec(head)?.[1];
}
