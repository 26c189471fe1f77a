/** Words that may stand before a number and say nothing more: in the query, or in the document's own numbers. */
const clauseWords =
  /^(?:section|sect?|clause|cl|article|art|paragraph|para|part|no|number|§+|¶)(?:\.\s*|\s+|(?=[\d(]))/i;

const romanNumeral = /^(?=[ivxlc])(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

/** A number as it is compared: `Section 8.3.` and `8.3` are the same, as are `Article IV` and `4`. */
export function normalizeNumber(number: string): string {
  const word = clauseWords.exec(number);
  const bare = (word ? number.slice(word[0].length) : number).replace(/\s+/g, '');
  const digits = bare.replace(/[.:)]+$/, (end) =>
    end.startsWith(')') && bare.includes('(') ? ')' : '',
  );
  const lower = digits.toLowerCase();
  // A lone i or v may be a letter of a list: a word or capitals say that it is a number.
  const isRoman = romanNumeral.test(lower) && (word !== null || /^[IVXLC]{2,}$/.test(digits));
  return isRoman ? String(readRoman(lower)) : lower;
}

export interface Reference {
  /** The number as it is compared; absent where the words hold none. */
  number: string | undefined;
  /** The number cut before each bracket: `8.3(b)(ii)` is `8.3`, `(b)`, `(ii)`. */
  parts: readonly string[];
}

/** Reads what somebody typed as the number of a clause. */
export function readReference(words: string): Reference {
  const number = normalizeNumber(words);
  if (!/^[\d(]|^[a-z]{1,2}(?:\.?\d|$)/.test(number)) return { number: undefined, parts: [] };
  return { number, parts: number.split(/(?=\()/) };
}

const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function readRoman(numeral: string): number {
  const values = [...numeral].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
