/**
 * Whether a cell of words would be taken for a formula: it begins with =, @, + or - and goes on as one. Words, phone
 * numbers, handles and dashes that begin a list are none.
 */
export function isFormula(words: string): boolean {
  const first = words.charAt(0);
  if (first === '=') return words.length > 1 && !/^={2,}|^= ?$/.test(words);
  if (first === '@') return /^@[A-Z][A-Z.]{1,20}\(/i.test(words);
  if (first !== '+' && first !== '-') return false;
  return /^[+-][A-Z.]{1,20}\(|^[+-][^\n]{0,60}\|\s?['"]|^[+-][\d.]+[+*^][\dA-Z(]|^[+-][\d.]+\/[A-Z(]|^[+-]\$?[A-Z]{1,3}\$?\d+[-+*/]|^[+-]=/i.test(
    words,
  );
}
