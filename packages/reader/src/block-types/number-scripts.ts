/** Letters of a script, counted through and then doubled, as with Latin letters. */
const alphabets: Readonly<Record<string, string>> = {
  russianLower: 'абвгдежзиклмнопрстуфхцчшщыэюя',
  russianUpper: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ',
  hebrew2: 'אבגדהוזחטיכלמנסעפצקרשת',
  arabicAlpha: 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي',
  arabicAbjad: 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  aiueoFullWidth:
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  irohaFullWidth:
    'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン',
  thaiLetters: 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  chicago: '*†‡§',
};

/** Symbols that are not repeated: after the last one come plain digits. */
const series: Readonly<Record<string, string>> = {
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
};

/** The ten digits of a script, zero first. */
const digits: Readonly<Record<string, string>> = {
  decimalFullWidth: '０１２３４５６７８９',
  decimalFullWidth2: '０１２３４５６７８９',
  hindiNumbers: '०१२३४५६७८९',
  thaiNumbers: '๐๑๒๓๔๕๖๗๘๙',
  ideographDigital: '〇一二三四五六七八九',
  japaneseDigitalTenThousand: '〇一二三四五六七八九',
  taiwaneseDigital: '○一二三四五六七八九',
  koreanDigital: '영일이삼사오육칠팔구',
};

/** The first of a range of characters that each are a whole number, and how many there are. */
const enclosed: Readonly<Record<string, readonly [first: number, count: number]>> = {
  decimalEnclosedCircle: [0x2460, 20],
  decimalEnclosedCircleChinese: [0x2460, 20],
  decimalEnclosedParen: [0x2474, 20],
  decimalEnclosedFullstop: [0x2488, 20],
  ideographEnclosedCircle: [0x3280, 10],
};

const countings: ReadonlySet<string> = new Set([
  'chineseCounting',
  'chineseCountingThousand',
  'japaneseCounting',
  'taiwaneseCounting',
  'taiwaneseCountingThousand',
]);
const longestRepeat = 30;

/**
 * Formats a counter in the letters, digits or symbols of another script. Returns undefined if the format is not known.
 */
export function formatInScript(value: number, format: string): string | undefined {
  if (value < 1) return undefined;
  const alphabet = findByFormat(alphabets, format);
  if (alphabet !== undefined) return repeatLetter(value, [...alphabet]);
  const symbols = findByFormat(series, format);
  if (symbols !== undefined) return symbols[value - 1];
  const figures = findByFormat(digits, format);
  if (figures !== undefined)
    return [...String(value)].map((digit) => [...figures][Number(digit)] ?? digit).join('');
  if (format === 'hebrew1') return countInHebrew(value);
  const firstAndCount = findByFormat(enclosed, format);
  if (firstAndCount !== undefined && value <= firstAndCount[1])
    return String.fromCodePoint(firstAndCount[0] + value - 1);
  return countings.has(format) && value < 10_000 ? countInHan(value) : undefined;
}

function findByFormat<T>(table: Readonly<Record<string, T>>, format: string): T | undefined {
  return Object.hasOwn(table, format) ? table[format] : undefined;
}

function repeatLetter(value: number, letters: readonly string[]): string {
  const times = Math.floor((value - 1) / letters.length) + 1;
  return (letters[(value - 1) % letters.length] ?? '').repeat(Math.min(longestRepeat, times));
}

/** 二十三: digits with the names of their places. One zero stands for any gap, and ten to nineteen begin with the ten. */
function countInHan(value: number): string {
  const places = ['', '十', '百', '千'];
  const figures = [...String(value)].map(Number);
  const named = figures.map((digit, at) => {
    const place = places[figures.length - 1 - at] ?? '';
    return digit === 0 ? '零' : `${'零一二三四五六七八九'[digit] ?? ''}${place}`;
  });
  return named.join('').replace(/零+/g, '零').replace(/零$/, '').replace(/^一十/, '十');
}

/**
 * Letters by value, highest first. 15 and 16 are written as 9 + 6 and 9 + 7, because the usual letters would spell a
 * holy name.
 */
const hebrewValues: readonly (readonly [number, string])[] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  ...[...'צפעסנמלכי'].map((letter, at) => [90 - at * 10, letter] as const),
  ...[...'טחזוהדגבא'].map((letter, at) => [9 - at, letter] as const),
];

/** קכג: letters whose values add up to the number. Returns undefined if Word has no such number. */
function countInHebrew(value: number): string | undefined {
  if (value > 392) return undefined;
  let rest = value;
  let text = '';
  for (const [letterValue, letter] of hebrewValues) {
    if (rest < letterValue) continue;
    text += letter;
    rest -= letterValue;
  }
  return text.replace('יה', 'טו').replace('יו', 'טז');
}
