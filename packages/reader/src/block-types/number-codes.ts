/**
 * Number formats of WordprocessingML by the codes that DOC and RTF have for them; all others count in digits. Source:
 * [MS-OSHARED] 2.2.1.3 (MSONFC).
 */
const formats: Readonly<Record<number, string>> = {
  0: 'decimal',
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  5: 'ordinal',
  6: 'cardinalText',
  7: 'ordinalText',
  8: 'hex',
  10: 'ideographDigital',
  11: 'japaneseCounting',
  12: 'aiueo',
  13: 'iroha',
  14: 'decimalFullWidth',
  16: 'japaneseLegal',
  18: 'decimalEnclosedCircle',
  20: 'aiueoFullWidth',
  21: 'irohaFullWidth',
  22: 'decimalZero',
  23: 'bullet',
  24: 'ganada',
  25: 'chosung',
  26: 'decimalEnclosedFullstop',
  27: 'decimalEnclosedParen',
  28: 'decimalEnclosedCircleChinese',
  30: 'ideographTraditional',
  31: 'ideographZodiac',
  33: 'taiwaneseCounting',
  35: 'taiwaneseCountingThousand',
  36: 'taiwaneseDigital',
  37: 'chineseCounting',
  38: 'chineseLegalSimplified',
  39: 'chineseCountingThousand',
  45: 'hebrew1',
  46: 'arabicAlpha',
  47: 'hebrew2',
  48: 'arabicAbjad',
  53: 'thaiLetters',
  54: 'thaiNumbers',
  57: 'numberInDash',
  58: 'russianLower',
  59: 'russianUpper',
  255: 'none',
};

/** The WordprocessingML number format for a code. */
export function findNumberFormat(code: number): string {
  return formats[code] ?? 'decimal';
}
