import type { Passage } from '../passage.ts';

/** Signs that look like the letters of the second row, at the same place: Cyrillic, Greek and a few more. */
const lookAlikes = 'аеорсухіјѕһԁԛԝӏɡαονρικτυАВЕКМНОРСТХУІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const meant = 'aeopcyxijshdqwlgaovpiktuABEKMHOPCTXYIJSABEZHIKMNOPTYX';
const plain: ReadonlyMap<string, string> = new Map(
  Array.from(lookAlikes, (sign, index) => [sign, meant.charAt(index)]),
);
// Zero-width signs, marks that turn the writing, selectors of variants and control signs.
const unseen = /(?![\t\n\r])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/u;
const pair = /\uD835|\uDB40/;
const lookAlike = new RegExp(`[${lookAlikes}\uFF01-\uFF5E]`);

/** Whether words contain invisible characters, or characters that look like other letters. */
export function isDisguised(words: string): boolean {
  return unseen.test(words) || pair.test(words) || lookAlike.test(words);
}

/**
 * A passage as a person sees it: without signs that show nothing, with every sign that looks like a Latin letter as
 * that letter. Other writing turns to nonsense, which no pattern knows.
 */
export function unveil(passage: Passage): Passage {
  if (!isDisguised(passage.text)) return passage;
  const { text } = passage;
  const offsets = new Uint32Array(text.length + 1);
  const letters: string[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const letter = showLetter(text, index);
    if (letter === '') continue;
    offsets[letters.length] = passage.offsets[index] ?? 0;
    letters.push(letter);
  }
  offsets[letters.length] = passage.offsets[text.length] ?? 0;
  return { text: letters.join(''), offsets: offsets.subarray(0, letters.length + 1) };
}

function showLetter(text: string, index: number): string {
  const sign = text.charAt(index);
  const code = text.charCodeAt(index);
  if (code < 0x20 || (code > 0x7e && unseen.test(sign))) return '';
  if (code < 0x7f) return sign;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  // Bold, slanted and other letters of mathematics are pairs; those of the tag block show nothing.
  if (code === 0xd835)
    return text
      .slice(index, index + 2)
      .normalize('NFKC')
      .charAt(0);
  if (code === 0xdb40 || isSecondOfPair(text, index)) return '';
  return plain.get(sign) ?? sign;
}

function isSecondOfPair(text: string, index: number): boolean {
  const before = text.charCodeAt(index - 1);
  const code = text.charCodeAt(index);
  return (before === 0xd835 || before === 0xdb40) && code >= 0xdc00 && code <= 0xdfff;
}
