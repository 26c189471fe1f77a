import { type Figure, formatFigure } from '../common/figures/figures.ts';
import type { FoundCalculation } from './found-calculation.ts';
import { combine, getInterval, meet } from './interval.ts';

interface Pair {
  readonly start: Figure;
  readonly end: Figure;
  /** Whether one is only set beside the other, `versus`: a percentage is of the change only where it says so. */
  readonly isCompared: boolean;
}

const fromBefore = /\bfrom (?:\p{L}+ ){0,3}(?:USD |EUR |GBP )?$/iu;
const toBetween = /^(?: \p{L}+){0,3}(?: in \d{4}| last year)?,? to (?:\p{L}+ ){0,3}$/iu;
const fromBetween =
  /^(?: \p{L}+){0,4}(?: (?:in|for) (?:Q[1-4] )?\d{4})?,? from (?:\p{L}+ ){0,3}$/iu;
const comparedBetween =
  /^(?: \p{L}+){0,3}(?:,? (?:up|down|an increase of|a decrease of) (?:about |nearly |over )?[\d.,]+ ?(?:%|percent|per cent))?(?: (?:in|for) (?:Q[1-4] )?\d{4})?,? (?:versus|vs\.?|compared (?:to|with)|from) (?:\p{L}+ ){0,3}$/iu;
const directionBefore =
  /\b(?:rose|fell|grew|increased?|decreased?|declined?|dropped|climbed|up|down|(?:increase|decrease|rise|fall|growth|decline|drop|gain|reduction) of)(?: (?:by|about|around|nearly|almost|over|more than|approximately|roughly))* ?$/i;
const statedBefore =
  /\b(?:rose|fell|grew|increased?|decreased?|declined?|dropped|climbed|up|down|by|(?:increase|decrease|rise|fall|growth|decline|drop|gain|reduction|improvement|loss|change|jump)s? of|plus|minus|i\.e\.|or|\(|[-+=])(?: (?:by|about|around|nearly|almost|over|more than|approximately|roughly|some|of))* ?$/i;
const statedAfter =
  /^ ?(?:\)|(?:increase|decrease|rise|fall|growth|decline|drop|gain|reduction|improvement|higher|lower|more|less|up|down)\b)/i;
const multiples: readonly (readonly [RegExp, number, number, string])[] = [
  [
    /\b(?:more than |nearly |almost |about |over )?doubled\b|\b(?:a|the) doubling\b/i,
    1.8,
    2.2,
    'doubled',
  ],
  [/\b(?:more than |nearly |almost |about |over )?tripled\b/i, 2.7, 3.3, 'tripled'],
  [/\b(?:more than |nearly |almost |about |over )?quadrupled\b/i, 3.6, 4.4, 'quadrupled'],
  [/\b(?:more than |nearly |almost |about |over )?halved\b/i, 0.45, 0.55, 'halved'],
];
const perYear =
  /\b(?:per year|a year|annually|annual(?:i[sz]ed)?|each year|CAGR|per annum|on average)\b/i;

/** Changes with their percentage, `from 40 to 50, an increase of 20 %`, and multiples, `doubled from 40 to 62`. */
export function findChanges(text: string, figures: readonly Figure[]): readonly FoundCalculation[] {
  const pairs = findPairs(text, figures);
  const [pair] = pairs;
  // With several pairs in a sentence it is unclear which percentage belongs to which.
  if (pair === undefined || pairs.length > 1 || perYear.test(text)) return [];
  return [...checkPercent({ text, figures, pair }), ...checkMultiple(text, pair)];
}

function findPairs(text: string, figures: readonly Figure[]): readonly Pair[] {
  return figures.slice(1).flatMap((next, index) => {
    const first = figures[index];
    // "EUR 22 million, up 5 % compared to EUR 21 million": the percentage stands between them.
    const isBetween = next.unit === '%' && figures[index + 2]?.unit === first?.unit;
    const second = isBetween && first?.unit !== '%' ? figures[index + 2] : next;
    if (first === undefined || second === undefined) return [];
    const between = text.slice(first.to, second.from);
    const before = text.slice(Math.max(0, first.from - 40), first.from);
    const isForward = fromBefore.test(before) && toBetween.test(between);
    const isLevel = /\b(?:to|at|of|was|were|is|are) (?:\p{L}+ ){0,2}$/iu.test(before);
    const isBackward = !isForward && isLevel && fromBetween.test(between);
    const isCompared = !isForward && !isBackward && isLevel && comparedBetween.test(between);
    if (!isForward && !isBackward && !isCompared) return [];
    const scaled = share(first, second);
    const ends = isForward ? { start: scaled, end: second } : { start: second, end: first };
    const isAlike =
      ends.start.unit === ends.end.unit || ends.start.unit === '' || ends.end.unit === '';
    return isAlike && ends.start.value > 0 && ends.end.value >= 0 ? [{ ...ends, isCompared }] : [];
  });
}

/** In `from 3.75 to 4.2 million` both are millions. */
function share(first: Figure, second: Figure): Figure {
  const isBare = first.unit === '' && !first.isMarked && first.value < 1000 && second.value >= 1e6;
  if (!isBare) return first;
  const scale = second.value >= 1e9 ? 1e9 : 1e6;
  return { ...first, value: first.value * scale, step: first.step * scale };
}

function checkPercent({
  text,
  figures,
  pair,
}: {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly pair: Pair;
}): readonly FoundCalculation[] {
  const stated = figures.filter(
    ({ unit, from, to }) =>
      (unit === '%' || unit === 'percentage points') &&
      ![pair.start.from, pair.end.from].includes(from) &&
      (pair.isCompared
        ? directionBefore.test(text.slice(Math.max(0, from - 50), from))
        : statedBefore.test(text.slice(Math.max(0, from - 50), from)) ||
          statedAfter.test(text.slice(to, to + 16))),
  );
  const [percent] = stated;
  if (percent === undefined || stated.length > 1) return [];
  const { start, end } = pair;
  const isShare = start.unit === '%' && end.unit === '%';
  if (percent.unit === 'percentage points' && !isShare) return [];
  const points = combine([getInterval(start), getInterval(end)], (a, b) => Math.abs(b - a));
  const change = combine(
    [getInterval(start), getInterval(end)],
    (a, b) => (100 * Math.abs(b - a)) / a,
  );
  const said = getInterval({ ...percent, value: Math.abs(percent.value) });
  const isPoints = percent.unit === 'percentage points';
  // Of shares in per cent, "rose 5 %" is said of points as well.
  const isRight = (!isPoints && meet(change, said)) || (isShare && meet(points, said));
  const computed = isPoints
    ? end.value - start.value
    : (100 * (end.value - start.value)) / start.value;
  const [a, b] = [formatPlain(start.value), formatPlain(end.value)];
  return [
    {
      kind: 'change',
      stated: percent.display.replace('-', ''),
      computed: formatFigure(Math.round(Math.abs(computed) * 10) / 10, percent.unit),
      formula: isPoints ? `${b} - ${a}` : `(${b} - ${a}) / ${a}`,
      isRight,
      ...cover([start, end, percent]),
    },
  ];
}

function checkMultiple(text: string, { start, end }: Pair): readonly FoundCalculation[] {
  return multiples.flatMap(([pattern, least, most, stated]): readonly FoundCalculation[] => {
    const match = pattern.exec(text);
    const distance = match ? Math.min(start.from, end.from) - match.index - match[0].length : -1;
    if (match === null || distance < 0 || distance > 60 || start.value === 0) return [];
    const factor = end.value / start.value;
    const isOver = /^(?:more than|over)/i.test(match[0]);
    const isRight = factor >= least && (factor <= most || (isOver && stated !== 'halved'));
    return [
      {
        kind: 'multiple',
        stated,
        computed: `${Math.round(factor * 100) / 100} times`,
        formula: `${formatPlain(end.value)} / ${formatPlain(start.value)}`,
        isRight,
        from: match.index,
        to: Math.max(start.to, end.to),
      },
    ];
  });
}

/** A number in a formula. */
export function formatPlain(value: number): string {
  return formatFigure(value, '');
}

/** The span from the first figure to the last. */
export function cover(figures: readonly Figure[]): { readonly from: number; readonly to: number } {
  return {
    from: Math.min(...figures.map(({ from }) => from)),
    to: Math.max(...figures.map(({ to }) => to)),
  };
}
