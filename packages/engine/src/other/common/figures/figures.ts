import { parseFigure } from '../../../text/values/figures.ts';
import { getMagnitude, magnitudeWords } from '../../../text/values/magnitudes.ts';
import { formatMoney, listMoney } from '../../../text/values/money.ts';
import { monthBeginnings } from '../../../text/values/months.ts';

/** A number with its unit as a sentence states it. */
export interface Figure {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** ISO 4217 code, `%`, `percentage points`, or nothing for a bare number. */
  readonly unit: string;
  /** What one more in the last digit shown is worth: 100,000 for `4.2 million`. */
  readonly step: number;
  /** Whether words such as `about` or `nearly` come before it. */
  readonly isRough: boolean;
  readonly display: string;
  /** Whether it has a unit, a scale or grouped thousands, and is not merely a small number. */
  readonly isMarked: boolean;
}

const percent =
  /(?<![\w.,-])([+-]?\d{1,4}(?:[.,]\d{1,3})?) ?(%|percentage points?\b|percent\b|per cent\b|pp\b|p\.p\.)/gi;
const number = new RegExp(
  String.raw`(?<![\w.,:/#§-])(\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?|\d{1,9}(?:\.\d{1,3})?)(?: ?(${magnitudeWords})(?![\w/]))?(?![\w:/]|[.,]\d|-\d)`,
  'gi',
);
const digitsAndMagnitude = new RegExp(String.raw`(\d[\d,.']*\d|\d) ?(${magnitudeWords})?`, 'i');
const rough =
  /\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|over|under|more than|less than|up to|some|circa|ca\.?|just (?:over|under)|at least|below|above|close to)(?: (?:USD|US|EUR|GBP|CHF))? ?$/i;
const notAFigure =
  /\b(?:page|pages|p\.|pp\.|section|sections|chapter|figure|fig\.|table|appendix|annex|article|part|step|phase|version|v|no\.?|number|item|line|room|level|grade|ISO|RFC|paragraph|para\.?|note|footnote|question|slide|tier|option|day|week) ?$/i;
const rangeScale = new RegExp(
  String.raw`^ ?(?:-|to) ?[$€£]?(\d[\d.]*) ?(${magnitudeWords})\b`,
  'i',
);
const dateAround = new RegExp(
  String.raw`^ ?(?:st|nd|rd|th)?,? ?${monthBeginnings}[a-z]*\b|^(?:am|pm)\b`,
  'i',
);
const monthBefore = new RegExp(String.raw`\b${monthBeginnings}[a-z]*\.? $`, 'i');

/** Every figure of a sentence in order, without years, dates and the numbers of pages and sections. */
export function listFigures(text: string): readonly Figure[] {
  if (!/\d/.test(text)) return [];
  const found: Figure[] = [];
  const taken = new Uint8Array(text.length);
  const add = (figures: readonly Figure[]) => {
    for (const figure of figures) {
      if (taken[figure.from] || taken[figure.to - 1]) continue;
      taken.fill(1, figure.from, figure.to);
      found.push(figure);
    }
  };
  add(listMoney(text).map((money) => createMoney(text, money)));
  add([...text.matchAll(percent)].flatMap((match) => createPercent(text, match) ?? []));
  add([...text.matchAll(number)].flatMap((match) => createNumber(text, match) ?? []));
  return found.sort((a, b) => a.from - b.from);
}

/** A figure as displayed: `EUR 4.2 million`, `12 %`, `1,240`. */
export function formatFigure(value: number, unit: string): string {
  if (unit === '%') return `${round(value)} %`;
  if (unit === 'percentage points') return `${round(value)} percentage points`;
  const scaled = formatScaled(value);
  return unit === ''
    ? (scaled ?? group(round(value)))
    : scaled
      ? `${unit} ${scaled}`
      : formatMoney(value, unit).replace(/\.00$/, '');
}

function formatScaled(value: number): string | undefined {
  const [scale, name] = Math.abs(value) >= 1e9 ? [1e9, 'billion'] : [1e6, 'million'];
  const short = Math.round((value / scale) * 1000) / 1000;
  return Math.abs(value) >= 1e6 && Math.abs(short * scale - value) < 1
    ? `${short} ${name}`
    : undefined;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function group(value: number): string {
  const [whole = '0', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

function createMoney(text: string, money: ReturnType<typeof listMoney>[number]): Figure {
  const words = text.slice(money.from, money.to);
  const match = digitsAndMagnitude.exec(words);
  const range = match?.[2] === undefined ? findRange(text, money) : undefined;
  const value = money.amount * (range?.factor ?? 1);
  const display = formatFigure(value, money.currency);
  return {
    from: money.from,
    to: range?.to ?? money.to,
    value,
    unit: money.currency,
    // A range may be any of its values, so nothing is computed with it.
    step: range ? Number.MAX_VALUE : getStep(match?.[1] ?? '', match?.[2]),
    isRough: isRough(text, money.from),
    display: range ? `${money.currency} ${range.words}` : display,
    isMarked: true,
  };
}

/** In `$1-2 million` both are millions, and one figure. */
function findRange(text: string, { to, amount }: ReturnType<typeof listMoney>[number]) {
  const [whole = '', high = '', scale = ''] = rangeScale.exec(text.slice(to, to + 24)) ?? [];
  if (scale === '') return undefined;
  const factor = getMagnitude(scale);
  const isScaled = amount >= factor;
  const low = isScaled ? amount / factor : amount;
  const name = factor === 1e9 ? 'billion' : factor === 1e6 ? 'million' : 'thousand';
  return {
    factor: isScaled ? 1 : factor,
    to: to + whole.length,
    words: `${low}–${high} ${name}`,
  };
}

function createPercent(text: string, match: RegExpMatchArray): Figure | undefined {
  const [words = '', digits = '', sign = ''] = match;
  const value = Number(digits.replace(',', '.'));
  const from = match.index ?? 0;
  const unit = /^(?:%|per)(?!centage)/i.test(sign) ? '%' : 'percentage points';
  return {
    from,
    to: from + words.length,
    value,
    unit,
    step: getStep(digits.replace(',', '.'), undefined),
    isRough: isRough(text, from),
    display: formatFigure(value, unit),
    isMarked: true,
  };
}

function createNumber(text: string, match: RegExpMatchArray): Figure | undefined {
  const [words = '', digits = '', scale] = match;
  const from = match.index ?? 0;
  const to = from + words.length;
  const before = text.slice(Math.max(0, from - 24), from);
  const isYear = scale === undefined && /^(?:19|20)\d\d$/.test(digits);
  if (
    isYear ||
    notAFigure.test(before) ||
    monthBefore.test(before) ||
    (/[[(]$/.test(before) && /^[\])]/.test(text.slice(to)))
  )
    return undefined;
  if (dateAround.test(text.slice(to, to + 14))) return undefined;
  const base = parseFigure(digits, 'USD');
  if (base === undefined) return undefined;
  const value = base * getMagnitude(scale);
  return {
    from,
    to,
    value,
    unit: '',
    step: getStep(digits, scale),
    isRough: isRough(text, from),
    display: formatFigure(value, ''),
    isMarked: scale !== undefined || digits.includes(','),
  };
}

function getStep(digits: string, scale: string | undefined): number {
  const decimals = /\.(\d{1,2}|\d{4,})$/.exec(digits)?.[1]?.length ?? 0;
  return getMagnitude(scale) * 10 ** -decimals;
}

function isRough(text: string, from: number): boolean {
  return rough.test(text.slice(Math.max(0, from - 24), from));
}
