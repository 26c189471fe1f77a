/** Letters of a script, counted through and then doubled, as the Latin ones are. */
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

/** Signs that are not repeated: beyond the last one come plain figures. */
const series: Readonly<Record<string, string>> = {
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
};

/** Ten digits of a script, nought first. */
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

/** First of a run of characters that each are a whole number. */
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

/** A counter in the letters, digits or signs of a number format of other scripts; nothing for a format not known. */
export function formatInScript(value: number, format: string): string | undefined {
  if (value < 1) return undefined;
  const letters = find(alphabets, format);
  if (letters !== undefined) return repeatLetter(value, [...letters]);
  const signs = find(series, format);
  if (signs !== undefined) return signs[value - 1];
  const figures = find(digits, format);
  if (figures !== undefined)
    return [...String(value)].map((digit) => [...figures][Number(digit)] ?? digit).join('');
  if (format === 'hebrew1') return countInHebrew(value);
  const run = find(enclosed, format);
  if (run !== undefined && value <= run[1]) return String.fromCodePoint(run[0] + value - 1);
  return countings.has(format) && value < 10_000 ? countInHan(value) : undefined;
}

function find<T>(table: Readonly<Record<string, T>>, format: string): T | undefined {
  return Object.hasOwn(table, format) ? table[format] : undefined;
}

function repeatLetter(value: number, letters: readonly string[]): string {
  const times = Math.floor((value - 1) / letters.length) + 1;
  return (letters[(value - 1) % letters.length] ?? '').repeat(Math.min(longestRepeat, times));
}

/** 二十三: digits with the names of their places; one nought stands for any gap, and ten to nineteen begin with the ten. */
function countInHan(value: number): string {
  const places = ['', '十', '百', '千'];
  const figures = [...String(value)].map(Number);
  const named = figures.map((digit, at) => {
    const place = places[figures.length - 1 - at] ?? '';
    return digit === 0 ? '零' : `${'零一二三四五六七八九'[digit] ?? ''}${place}`;
  });
  return named.join('').replace(/零+/g, '零').replace(/零$/, '').replace(/^一十/, '十');
}

/** Letters by their worth, the greatest first; ten and five, and ten and six, would spell a holy name. */
const hebrewWorths: readonly (readonly [number, string])[] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  ...[...'צפעסנמלכי'].map((letter, at) => [90 - at * 10, letter] as const),
  ...[...'טחזוהדגבא'].map((letter, at) => [9 - at, letter] as const),
];

/** קכג: letters whose worths add up to the number; nothing where Word has none. */
function countInHebrew(value: number): string | undefined {
  if (value > 392) return undefined;
  let rest = value;
  let text = '';
  for (const [worth, letter] of hebrewWorths) {
    if (rest < worth) continue;
    text += letter;
    rest -= worth;
  }
  return text.replace('יה', 'טו').replace('יו', 'טז');
}
