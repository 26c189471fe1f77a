import iconv from 'iconv-lite';

/** Code page of fonts whose bytes are symbols, such as Symbol and Wingdings. */
export const symbolCodePage = 42;

/** Turns the bytes of one code page into text. */
export type Decoder = (bytes: Uint8Array) => string;

/** Windows code pages by `\fcharset`. Source: Rich Text Format Specification 1.9.1, "Font Table". */
const codePagesOfCharsets: Readonly<Record<number, number>> = {
  0: 1252,
  2: symbolCodePage,
  77: 10000,
  78: 932,
  79: 949,
  80: 936,
  81: 950,
  83: 1255,
  84: 1256,
  85: 10006,
  86: 10081,
  87: 874,
  88: 10029,
  89: 10007,
  128: 932,
  129: 949,
  130: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
  256: 10000,
};

/** Names of code pages that are not `cp` and their number. */
const encodings: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  708: 'asmo708',
  936: 'gbk',
  1361: 'cp949',
  10000: 'macintosh',
  10001: 'cp932',
  10002: 'cp950',
  10003: 'cp949',
  10004: 'windows-1256',
  10005: 'windows-1255',
  10006: 'macgreek',
  10007: 'maccyrillic',
  10008: 'gbk',
  10029: 'maccenteuro',
  10079: 'maciceland',
  10081: 'macturkish',
  20866: 'koi8-r',
  21866: 'koi8-u',
  54936: 'gb18030',
  65001: 'utf-8',
};

/** The code page of a character set; undefined for "default" and for unknown sets. */
export function findCodePage(charset: number): number | undefined {
  return codePagesOfCharsets[charset];
}

const doubleByte = new Set([932, 936, 949, 950, 1361, 10001, 10002, 10003, 10008, 54936]);

/** Whether characters of a code page may take two bytes or more. */
export function isDoubleByte(codePage: number): boolean {
  return doubleByte.has(codePage);
}

/** Decoders by code page; unknown code pages are read as Windows-1252. */
export function createDecoders(): (codePage: number) => Decoder {
  const known = new Map<number, Decoder>();
  return (codePage) => {
    const decode = known.get(codePage) ?? createDecoder(findEncoding(codePage));
    known.set(codePage, decode);
    return decode;
  };
}

function findEncoding(codePage: number): string {
  const candidates = [encodings[codePage], `cp${codePage}`, `windows-${codePage}`];
  const found = candidates.find((name) => name !== undefined && iconv.encodingExists(name));
  return found ?? 'windows-1252';
}

function createDecoder(encoding: string): Decoder {
  if (/^(cp9[345]|gb|utf)/.test(encoding)) return (bytes) => iconv.decode(bytes, encoding);
  const table = Array.from({ length: 256 }, (_, byte) =>
    iconv.decode(Uint8Array.of(byte), encoding),
  );
  return (bytes) => {
    let text = '';
    for (const byte of bytes) text += table[byte] ?? '';
    return text;
  };
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes bytes that some writers store as UTF-8 against the standard; undefined if they are not UTF-8. */
export function findUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}
