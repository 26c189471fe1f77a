const special: Readonly<Record<string, string>> = {
  ß: 's',
  ł: 'l',
  Ł: 'l',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  ı: 'i',
  İ: 'i',
  æ: 'a',
  Æ: 'a',
  œ: 'o',
  Œ: 'o',
  '\u2018': "'",
  '\u2019': "'",
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
  '\u2007': ' ',
};

/** Small letters without accents, straight marks and plain blanks, character for character: offsets stay. */
export function fold(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, foldCharacter).toLowerCase();
}

function foldCharacter(character: string): string {
  const known = special[character];
  if (known !== undefined) return known;
  const base = character.normalize('NFD').charAt(0);
  return /^[a-zA-Z]$/.test(base) ? base : lower(character);
}

function lower(character: string): string {
  const small = character.toLowerCase();
  return small.length === 1 ? small : character;
}
