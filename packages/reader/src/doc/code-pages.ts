import iconv from 'iconv-lite';

/** Code pages by primary language ([MS-LCID]), where they are not Western European. */
const byLanguage: Readonly<Record<number, string>> = {
  1: 'win1256',
  2: 'win1251',
  4: 'gbk',
  5: 'win1250',
  8: 'win1253',
  13: 'win1255',
  14: 'win1250',
  17: 'shift_jis',
  18: 'cp949',
  21: 'win1250',
  24: 'win1250',
  25: 'win1251',
  26: 'win1250',
  27: 'win1250',
  28: 'win1250',
  30: 'win874',
  31: 'win1254',
  34: 'win1251',
  35: 'win1251',
  36: 'win1250',
  37: 'win1257',
  38: 'win1257',
  39: 'win1257',
  41: 'win1256',
  42: 'win1258',
  47: 'win1251',
};
const traditionalChinese: ReadonlySet<number> = new Set([0x0404, 0x0c04, 0x1404]);
const cyrillicSerbian = 0x0c1a;

/** The character sets that fonts name, as code pages ([MS-WMF] 2.1.1.5). */
const byCharacterSet: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'cp949',
  134: 'gbk',
  136: 'big5',
  161: 'win1253',
  162: 'win1254',
  163: 'win1258',
  177: 'win1255',
  178: 'win1256',
  186: 'win1257',
  204: 'win1251',
  222: 'win874',
  238: 'win1250',
};
const doubleByte: ReadonlySet<string> = new Set(['shift_jis', 'cp949', 'gbk', 'big5']);

/** The encoding of a document's 8-bit text, from its language. */
export function findCodePage(language: number, isMacintosh: boolean): string {
  if (isMacintosh) return 'macintosh';
  if (traditionalChinese.has(language)) return 'big5';
  if (language === cyrillicSerbian) return 'win1251';
  return byLanguage[language & 0x3ff] ?? 'win1252';
}

/** The encoding a font's text is written in; nothing if the font leaves it to the document. */
export function findCodePageOfFont(characterSet: number): string | undefined {
  return byCharacterSet[characterSet];
}

/** An invisible character that is removed later; it takes the place of the second byte of a character. */
const filler = '\uFEFF';

/** Decodes 8-bit text so that every byte gives one UTF-16 unit. */
export function decodeBytes(bytes: Uint8Array, codePage: string): string {
  if (!doubleByte.has(codePage)) return iconv.decode(bytes, codePage);
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    const isPair = lead >= 0x81 && lead !== 0xff && (bytes[at + 1] ?? 0) >= 0x40;
    const character = iconv.decode(bytes.subarray(at, at + (isPair ? 2 : 1)), codePage);
    if (isPair && character.length === 1) {
      parts.push(character, filler);
      at += 1;
    } else {
      parts.push(character.length === 1 ? character : '\uFFFD');
    }
  }
  return parts.join('');
}
