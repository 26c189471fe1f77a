import type { TermValue } from '@clauselight/schema';
import { monthBeginnings } from './months.ts';
import { numberWords, ordinalWords, parseNumberWords } from './number-words.ts';

export type Duration = Extract<TermValue, { kind: 'duration' }>;

/** A length of time in a text. */
interface FoundDuration {
  readonly from: number;
  readonly to: number;
  readonly value: Duration;
}

const unitWord = new RegExp(
  String.raw`(?:\b|(?<=\d))(?:days?|weeks?|months?|quarters?|years?)\b(?:\(s\))?(?! of (?:${monthBeginnings}|[_[,]))`,
  'gi',
);
const halfWords = '(?:(?:and )?(?:a|one)[ -]half|and ½|½)';
const kindWords =
  '(?:(?:calendar|consecutive|business|working|full|whole|entire|successive|additional|further|more|contract|banking|trading|licen[cs]e|lease|operating|fiscal)[ -]){0,2}';
const spaces = '[\\s~–-]{0,3}';
const figure = '\\d{1,4}(?:\\.\\d{1,2}|(?: ?1/2| ?½))?';
/** Words, a number or both before the unit, matched backwards from it. */
const before = new RegExp(
  `(?:(?<words>\\b${numberWords})(?: ${halfWords})?${spaces}[([] ?(?<both>${figure}) ?[)\\]]?|\\b(?<loose>${numberWords}) (?<open>\\d{1,4}) ?\\)|(?<![\\d.,$/-])[([]? ?(?<digits>${figure}) ?[)\\]]?(?:${spaces}[([] ?${numberWords} ?[)\\]])?|\\b(?<bare>${numberWords})(?: ?[([] ?[Il] ?[)\\]])?|(?<part>\\bhalf(?: of)? (?:a|one)|\\bone[ -]half))(?<half> ${halfWords})?(?: of)?${spaces}(?<kind>${kindWords})$`,
  'i',
);
const afterUnit = /^ ?\( ?(\d{1,4}) ?\)/;
const yearly = /\b(year|month|week)(?:[- ]to[- ]|[- ](?:by|on)[- ])\1\b/gi;
/** How far before a unit its number is searched, in characters. */
const reach = 80;
/** A larger number is not a length of time; before `year` it is usually a year. */
const longest = 999;

/**
 * Lists every length of time in a text. When words and number differ, the number is taken; the difference is a finding.
 */
export function listDurations(text: string): readonly FoundDuration[] {
  const counted = [...text.matchAll(unitWord)].flatMap(
    (match) => findDuration(text, match.index, match[0]) ?? [],
  );
  const open = [...text.matchAll(yearly)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    value: createDuration(1, match[1] ?? ''),
  }));
  return [...counted, ...open].sort((a, b) => a.from - b.from);
}

function findDuration(text: string, at: number, unit: string): FoundDuration | undefined {
  const start = Math.max(0, at - reach);
  const match = before.exec(text.slice(start, at));
  if (match?.groups === undefined) return undefined;
  const { words, both, loose, open, digits, bare, part, half, kind } = match.groups;
  const end = at + unit.length;
  const trailing = bare === undefined ? null : afterUnit.exec(text.slice(end, end + 10));
  const inFigures = both ?? open ?? digits ?? trailing?.[1];
  const inWords = parseNumberWords(words ?? loose ?? bare ?? '') ?? 0;
  const stated = inFigures === undefined ? inWords : parseFigure(inFigures);
  const halves = (half === undefined ? 0 : 0.5) + (part === undefined ? 0 : 0.5);
  const value = createDuration(stated + halves, unit, kind);
  if (value.amount <= 0 || value.amount > longest) return undefined;
  const from = start + match.index + (match[0].length - match[0].trimStart().length);
  return { from, to: end + (trailing?.[0].length ?? 0), value };
}

function parseFigure(digits: string): number {
  return Number.parseFloat(digits) + (/1\/2|½/.test(digits) ? 0.5 : 0);
}

/** Fractions of a year and quarters become months, so that calendars can count them. */
function createDuration(amount: number, word: string, kind = ''): Duration {
  const unit = word.toLowerCase().replace(/\(?s\)?$/, '');
  if (unit === 'quarter') return { kind: 'duration', amount: 3 * amount, unit: 'month' };
  if (unit === 'year' && !Number.isInteger(amount)) {
    return { kind: 'duration', amount: Math.round(12 * amount), unit: 'month' };
  }
  if (unit === 'day') {
    const isBusiness = /business|working|banking|trading/i.test(kind);
    return { kind: 'duration', amount, unit: isBusiness ? 'business-day' : 'day' };
  }
  return { kind: 'duration', amount, unit: unit === 'week' || unit === 'month' ? unit : 'year' };
}

const anniversary = new RegExp(
  `\\b(?:(?:(?<words>${ordinalWords})(?: \\(?(?<figure>\\d{1,2})(?: ?(?:s ?t|n ?d|r ?d|t ?h))?\\)?)?|(?<digits>\\d{1,2}) ?(?:s ?t|n ?d|r ?d|t ?h))(?:[ -]year)?|(?<years>${numberWords})? ?\\(?(?<count>\\d{1,2})?\\)?[ -]years?) (?:annual )?anniversary\\b`,
  'gi',
);

/** Lists every numbered anniversary as a number of years after its start: `fifth anniversary`. */
export function listAnniversaries(text: string): readonly FoundDuration[] {
  return [...text.matchAll(anniversary)].flatMap((match) => {
    const { words, figure: number, digits, years, count } = match.groups ?? {};
    const amount = Number(number ?? digits ?? count ?? parseNumberWords(words ?? years ?? '') ?? 0);
    if (amount < 1) return [];
    return [
      {
        from: match.index,
        to: match.index + match[0].length,
        value: createDuration(amount, 'year'),
      },
    ];
  });
}

const contractYear = new RegExp(
  `\\b(?:end|last day|expiration|completion|conclusion) of (?:the )?(?:(?<words>${ordinalWords})(?: \\((?<figure>\\d{1,2})(?: ?(?:st|nd|rd|th))?\\))? (?:full )?(?:contract|lease|licen[cs]e|agreement|operating) year|(?:contract |lease )?year (?<count>\\d{1,2}|${numberWords}))\\b`,
  'gi',
);

/** Lists every end of a numbered contract year, as a number of years after its start. */
export function listContractYears(text: string): readonly FoundDuration[] {
  return [...text.matchAll(contractYear)].flatMap(({ 0: found, index, groups }) => {
    const { words, figure: number, count } = groups ?? {};
    const inWords = parseNumberWords(words ?? count ?? '');
    const amount = Number(number ?? inWords ?? count ?? 0);
    return amount >= 1
      ? [{ from: index, to: index + found.length, value: createDuration(amount, 'year') }]
      : [];
  });
}

/** Formats a length of time, for example `24 months` or `1 business day`. */
export function formatDuration({ amount, unit }: Pick<Duration, 'amount' | 'unit'>): string {
  const name = unit === 'business-day' ? 'business day' : unit;
  return `${amount} ${name}${amount === 1 ? '' : 's'}`;
}
