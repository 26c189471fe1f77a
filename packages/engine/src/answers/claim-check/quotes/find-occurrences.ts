/** Where to look: `[from, to)` of the text. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Length of the beginning that is searched first, with the built-in search, which is quick for short words. */
const probeLength = 32;

/**
 * Every place in a range at which words stand, overlapping ones too, in time linear in text and words whatever they
 * are (Knuth, Morris and Pratt): a plain search takes seconds for words made to delay it.
 */
export function* findOccurrences(whole: string, words: string, range: Range): Generator<number> {
  if (words === '' || range.to - range.from < words.length) return;
  const text = whole.slice(range.from, range.to);
  const probe = words.slice(0, probeLength);
  const borders = listBorders(words);
  let matched = 0;
  for (let index = text.indexOf(probe); index >= 0 && index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    while (matched > 0 && words.charCodeAt(matched) !== code) matched = borders[matched - 1] ?? 0;
    if (words.charCodeAt(matched) === code) matched += 1;
    if (matched === words.length) {
      yield range.from + index + 1 - matched;
      matched = borders[matched - 1] ?? 0;
    }
    if (matched > 0) continue;
    const next = text.indexOf(probe, index + 1);
    if (next < 0) return;
    index = next - 1;
  }
}

/** Of every beginning of the words the length of its longest proper part that both begins and ends it. */
function listBorders(words: string): Uint32Array {
  const borders = new Uint32Array(words.length);
  let length = 0;
  for (let index = 1; index < words.length; index += 1) {
    const code = words.charCodeAt(index);
    while (length > 0 && words.charCodeAt(length) !== code) length = borders[length - 1] ?? 0;
    if (words.charCodeAt(length) === code) length += 1;
    borders[index] = length;
  }
  return borders;
}
