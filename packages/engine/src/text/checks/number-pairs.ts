import { parseEnglishFigure } from '../values/figures.ts';
import { parseAmountWords } from '../values/money-words.ts';
import { getNumberWordKind, numberWord, parseNumberWords } from '../values/number-words.ts';

/** A number that is given in words and again in figures, where the two differ. */
export interface NumberConflict {
  readonly from: number;
  readonly to: number;
  /** The words as they stand, and the number they spell. */
  readonly words: string;
  readonly inWords: number;
  /** The figure as it stands, and its number. */
  readonly figure: string;
  readonly inFigures: number;
}

const currencyWord =
  '(?:u\\.? ?s\\.? |united states |us )?(?:dollars?|euros?|pounds?|francs?|percent|per cent)';
const row = new RegExp(
  `(?<![\\w/.-])${numberWord}\\b(?:(?:,? and |, |[ -]{1,2}|,? and -? ?)${numberWord}\\b|(?:,? and|,)? (?:no|zero|\\d{1,2})/(?:100|00)(?:ths)?|,? ${currencyWord}(?= and )){0,20}`,
  'gi',
);
const figureAfter =
  /^(?:,? (?:u\.? ?s\.? |united states |us )?(?:dollars?|euros?|pounds?|francs?|percent|per cent))?(?:,? and (?:no|zero|\d{1,2})\/(?:100|00)(?:ths)?(?: dollars?)?)? ?\( ?((?:u\.?s\.?|usd|eur|gbp)? ?[$£€]? ?\d[\d,]*(?:\.\d+)?) ?%? ?\)(?! ?(?:million|thousand|billion|hundred|\/))/i;
/** Words before or in a number that make it a fraction, a year or a section of a longer number, or that number something. */
const fraction =
  /\b(?:half|halves|thirds?|quarters?|fifths?|eighths?|tenths?|hundredths?|thousandths?|point|cents|basis|one and|lakhs?|crores?)\b/i;
const partBefore =
  /(?:\b(?:section|item|clause|step|number|paragraph|part|question|option|figure|table|chapter|note|page) |\b(?:half|third|quarter|fourth|fifth|tenth|hundredth|percent|thousandth)s? of (?:a )?|\bpoint |[\d] |- ?|\/|ty[ -]{1,3}|(?:hundred|thousand|million)[.,;]? ?)$/i;
const reachBefore = 24;

/** Every number whose words and figure, side by side, say different things: `thirty (90)`. */
export function listNumberConflicts(text: string): readonly NumberConflict[] {
  if (!text.includes('(')) return [];
  const conflicts: NumberConflict[] = [];
  for (const { 0: words, index } of text.matchAll(row)) {
    const end = index + words.length;
    const after = figureAfter.exec(text.slice(end, end + 80));
    if (after?.[1] === undefined) continue;
    const before = text.slice(Math.max(0, index - reachBefore), index);
    const inWords = readWords(words, before);
    const figure = after[1].trim();
    const inFigures = readFigure(figure);
    if (inWords === undefined || inFigures === undefined) continue;
    const cents = /and (\d{1,2})\/(?:100|00)/i.exec(after[0])?.[1];
    const total = inWords + Number(cents ?? 0) / 100;
    if (Math.abs(total - inFigures) < 0.005 || isExplained(total, inFigures, words)) continue;
    const to = end + after[0].length;
    conflicts.push({ from: index, to, words, inWords: total, figure, inFigures });
  }
  return conflicts;
}

function readWords(words: string, before: string): number | undefined {
  if (fraction.test(words) || partBefore.test(before)) return undefined;
  // "hundred" and "thousand" begin no number: what stood before them is cut off.
  if (/^(?:hundred|thousand|million|billion)\b/i.test(words)) return undefined;
  if (/(?:^|\W)(?:a|one) half|and (?:one-|a )?half$/i.test(`${before}${words}`)) return undefined;
  const plain = words
    .toLowerCase()
    .replace(new RegExp(`,? ${currencyWord}$`), '')
    .replace(/\band - ?/g, 'and ')
    .replace(/[\s-]+/g, ' ');
  if (isSpokenInDigits(plain)) return undefined;
  return parseAmountWords(plain.replace(/,(?= )/g, '')) ?? parseNumberWords(plain);
}

/** `nineteen ninety` and `two four` are years and rows of digits, no sums. */
function isSpokenInDigits(words: string): boolean {
  const parts = words.split(/[ ,]+/).filter((part) => part !== 'and' && part !== '');
  return parts.some((part, index) => {
    const next = parts[index + 1];
    if (next === undefined) return false;
    const [kind, nextKind] = [getNumberWordKind(part), getNumberWordKind(next)];
    const isSum = kind === 'ten' && (nextKind === 'unit' || nextKind === undefined);
    return kind !== 'scale' && nextKind !== 'scale' && !isSum;
  });
}

/** A single group after a point, `1.234`, is thousands too: words say so beside it. */
function readFigure(figure: string): number | undefined {
  return parseEnglishFigure(figure.replace(/[^\d.,]/g, ''), '.,');
}

/** A figure in thousands, or a year, a mark of a list or a note beside a number: no second reading of it. */
function isExplained(inWords: number, inFigures: number, words: string): boolean {
  if (inFigures >= 1900 && inFigures <= 2100 && Number.isInteger(inFigures)) {
    return !/\b(?:hundred|thousand)\b/i.test(words);
  }
  // A scanner reads the sign of per cent as figures.
  if (
    String(inFigures).startsWith(String(inWords)) &&
    String(inFigures).length - String(inWords).length === 2 &&
    inWords < 100 &&
    inFigures > 999
  )
    return true;
  return inWords === 0 || inWords === inFigures * 1000 || inWords === inFigures * 1e6;
}
