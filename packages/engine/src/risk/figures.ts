const units: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 10 * (index + 2)]),
);
const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** The number that English words spell, for example 250 for "two hundred and fifty"; nothing where they spell none. */
export function parseNumberWords(words: string): number | undefined {
  let total = 0;
  let group = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    const small = units[word] ?? tens[word];
    const scale = scales[word];
    if (small !== undefined) {
      // "nineteen ninety" and "two four" are years and lists, not sums.
      if (last <= (tens[word] === undefined && last >= 20 ? 0 : 99)) return undefined;
      group += small;
      last = small;
    } else if (word === 'hundred') {
      group = (group || 1) * 100;
      last = Number.POSITIVE_INFINITY;
    } else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
      last = Number.POSITIVE_INFINITY;
    } else if (word !== 'and' && word !== '') {
      return undefined;
    }
  }
  return total + group;
}

const pair =
  /^(.*?)\s*(?:us |u\.s\. |united states )?(?:dollars|euros|pounds|percent|per cent)?\s*\(\s*[$£€]?\s*([\d,]+(?:\.\d+)?)\s?%?\s*\)$/i;

/** Whether a passage such as "thirty (60)" gives one number in words and another in figures. */
export function isFigureDifferent(passage: string): boolean {
  const match = pair.exec(passage);
  if (match?.[1] === undefined || match[2] === undefined) return false;
  const inWords = parseNumberWords(match[1]);
  const inFigures = Number(match[2].replaceAll(',', ''));
  return inWords !== undefined && Number.isFinite(inFigures) && inWords !== inFigures;
}
