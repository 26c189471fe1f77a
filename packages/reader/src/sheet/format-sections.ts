import { type FormatToken, listFormatTokens } from './format-code.ts';

/** One of the parts of a number format that semicolons set apart: [ECMA-376] part 1, 18.8.31. */
export interface FormatSection {
  /** Without its condition, and without what only names a language. */
  readonly code: string;
  /** The numbers it is for, where it says so itself: `[<100]`. */
  readonly condition?: FormatCondition;
  /** Number of displayed digits after the decimal point; undefined if it depends on the number. */
  readonly decimals?: number;
}

interface FormatCondition {
  readonly operator: string;
  readonly limit: number;
}

/** How a number is to be shown. */
export interface ChosenSection {
  readonly section: FormatSection;
  /** A minus sign to be before the number's amount, where the section has none of its own. */
  readonly sign: '' | '-';
}

const mostSections = 4;

/** The sections of a format code that are for numbers; none if its own makers would not accept it. */
export function listNumberSections(code: string): FormatSection[] {
  const parts: FormatToken[][] = [[]];
  for (const token of listFormatTokens(code)) {
    if (token.kind === 'other' && token.text === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  if (parts.length > mostSections) return [];
  const isForWords =
    parts.length === mostSections || parts.at(-1)?.some(({ text }) => text === '@');
  const numbers = isForWords === true && parts.length > 1 ? parts.slice(0, -1) : parts;
  return numbers.map(createSection);
}

/** The section that formats a number; undefined if there is none. */
export function chooseSection(
  sections: readonly FormatSection[],
  value: number,
): ChosenSection | undefined {
  const [first, second, third] = sections;
  if (first === undefined) return undefined;
  const minus = value < 0 ? '-' : '';
  if (first.condition === undefined && second?.condition === undefined) {
    if (value < 0) return { section: second ?? first, sign: second === undefined ? '-' : '' };
    return { section: value === 0 ? (third ?? first) : first, sign: '' };
  }
  for (const section of [first, second]) {
    if (section?.condition === undefined || !meets(value, section.condition)) continue;
    return { section, sign: isNegativeOnly(section.condition) ? '' : minus };
  }
  const rest =
    second?.condition === undefined && (third === undefined || value < 0) ? second : third;
  if (rest === undefined || rest.condition !== undefined) return undefined;
  return { section: rest, sign: isPositiveOnly(first.condition) ? '' : minus };
}

/** An amount as it is shown with this many decimals: halves go up, by the fifteen digits a workbook counts. */
export function roundAmount(amount: number, decimals: number): number {
  const exact = Number(amount.toPrecision(15));
  const shifted = shift(exact, decimals);
  return shifted < Number.MAX_SAFE_INTEGER ? shift(Math.round(shifted), -decimals) : exact;
}

/** Moves the decimal point of a number's digits, which multiplying would change. */
function shift(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

function meets(value: number, { operator, limit }: FormatCondition): boolean {
  if (operator === '<') return value < limit;
  if (operator === '<=') return value <= limit;
  if (operator === '>') return value > limit;
  if (operator === '>=') return value >= limit;
  return operator === '=' ? value === limit : value !== limit;
}

/** Of numbers that are all negative the format itself says so. */
function isNegativeOnly({ operator, limit }: FormatCondition): boolean {
  return (operator === '<' && limit <= 0) || (/^<?=$/.test(operator) && limit < 0);
}

function isPositiveOnly(condition: FormatCondition | undefined): boolean {
  return condition !== undefined && /^>=?$/.test(condition.operator) && condition.limit <= 0;
}

const conditionPattern = /^\[\s*([<>]=?|=|<>)\s*(-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*\]$/i;

function createSection(tokens: readonly FormatToken[]): FormatSection {
  const [, operator, limit] =
    tokens
      .flatMap(({ text }) => [conditionPattern.exec(text) ?? []])
      .find(({ length }) => length > 0) ?? [];
  const kept = tokens.filter(
    ({ kind, text }) => kind !== 'bracket' || !(conditionPattern.test(text) || /^\[\$-/.test(text)),
  );
  const decimals = countDecimals(kept);
  return {
    code: decimals === undefined ? join(kept) : join(dropPadding(kept)),
    ...(operator === undefined ? {} : { condition: { operator, limit: Number(limit) } }),
    ...(decimals === undefined ? {} : { decimals }),
  };
}

/** The formatter takes a semicolon for the end of a section even among letters. */
function join(tokens: readonly FormatToken[]): string {
  return tokens
    .map(({ kind, text }) =>
      kind === 'literal' && text.length > 2 ? text.replaceAll(';', '"\\;"') : text,
    )
    .join('');
}

/** Two digits more for a percent sign, three fewer for each comma that divides by a thousand. */
function countDecimals(tokens: readonly FormatToken[]): number | undefined {
  const marks = tokens.filter(({ kind }) => kind === 'other').map(({ text }) => text);
  const hasLetters = tokens.some(({ kind }) => kind === 'letters');
  const digits = marks.filter((mark) => /[0#?.,]/.test(mark)).join('');
  if (hasLetters || marks.includes('/') || !/[0#?]/.test(digits)) return undefined;
  const [whole = '', fraction = ''] = digits.split('.');
  const thousands = countLastCommas(whole) + countLastCommas(fraction);
  const percents = marks.filter((mark) => mark === '%').length;
  return fraction.replaceAll(',', '').length + 2 * percents - 3 * thousands;
}

function countLastCommas(digits: string): number {
  let count = 0;
  while (digits.at(-1 - count) === ',') count += 1;
  return count;
}

/** Removes placeholders for spaces after the decimal point: the formatter would display all digits instead. */
function dropPadding(tokens: readonly FormatToken[]): FormatToken[] {
  const point = tokens.findIndex(({ text }) => text === '.');
  return tokens.map((token, at) =>
    point >= 0 && at > point && token.text === '?' ? { ...token, text: '#' } : token,
  );
}
