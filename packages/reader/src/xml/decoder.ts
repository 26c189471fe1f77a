import { createUtf8Decoder, type XmlDecoder } from './utf8.ts';

/** Bytes at the start that show or name the encoding. */
const headLength = 128;
const latin = new TextDecoder('latin1');
const noBytes = new Uint8Array(0);

/** Decodes by the byte order mark, the first character or the declared encoding; UTF-8 otherwise. */
export function createDecoder(): XmlDecoder {
  let head = noBytes;
  let decoder: XmlDecoder | undefined;
  const begin = (bytes: Uint8Array): string => {
    decoder = createDecoderFor(findEncoding(bytes));
    return decoder.write(bytes);
  };
  return {
    write(bytes) {
      if (decoder !== undefined) return decoder.write(bytes);
      if (head.length === 0 && bytes.length >= headLength) return begin(bytes);
      const all = new Uint8Array(head.length + bytes.length);
      all.set(head);
      all.set(bytes, head.length);
      head = all;
      return head.length < headLength ? '' : begin(head);
    },
    close: () => (decoder === undefined ? begin(head) : '') + (decoder?.close() ?? ''),
  };
}

function createDecoderFor(encoding: string): XmlDecoder {
  if (encoding === 'utf-8') return createUtf8Decoder();
  const decoder = new TextDecoder(encoding);
  return {
    write: (bytes) => decoder.decode(bytes, { stream: true }),
    close: () => decoder.decode(),
  };
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = latin.decode(bytes.subarray(0, headLength));
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  return declared === undefined || /^(utf|ucs|iso-10646)/i.test(declared)
    ? 'utf-8'
    : checkLabel(declared);
}

function checkLabel(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}
