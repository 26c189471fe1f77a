import { type Figure, formatFigure } from '../common/figures/figures.ts';
import { cover, formatPlain } from './change.ts';
import type { FoundCalculation } from './found-calculation.ts';
import { getInterval, meet } from './interval.ts';

const totalBefore =
  /(?:,|;|:|-|\bfor|\bmaking|\bgiving|\bor|\band|\)|\() ?(?:a|an|the)? ?(?:grand |combined |overall )?(?:total(?:l?ing|s)?|sum|altogether|in total|in all|together)(?: of| is| was|:|,)* ?(?:USD |EUR |GBP )?$/i;
const between = /^[^.;:]{0,60}(?:,|\band\b|\bplus\b|\+|&)[^.;:]{0,40}$/i;
const fewestParts = 2;
const mostParts = 30;
const subtraction =
  /\b(?:less|minus|after|deduct\w*|of which|including|from|instead|compared|than|versus|while|but)\b/i;

/** Checks sums: in `EUR 10 for A, EUR 20 for B and EUR 30 for C, a total of EUR 65` the figures before the total are added. */
export function findSums(text: string, figures: readonly Figure[]): readonly FoundCalculation[] {
  return figures.flatMap((total, index) => {
    const before = text.slice(Math.max(0, total.from - 60), total.from);
    if (!totalBefore.test(before)) return [];
    const parts = collectParts({ text, figures, total, index });
    if (parts.length < fewestParts) return [];
    const sum = parts.reduce((value, part) => value + part.value, 0);
    const ranges = parts.map(getSumInterval);
    const range = {
      low: ranges.reduce((value, { low }) => value + low, 0),
      high: ranges.reduce((value, { high }) => value + high, 0),
    };
    return [
      {
        kind: 'sum',
        stated: total.display,
        computed: formatFigure(Math.round(sum * 100) / 100, total.unit),
        formula: parts.map(({ value }) => formatPlain(value)).join(' + '),
        isRight: meet(range, getInterval(total)),
        ...cover([...parts, total]),
      },
    ];
  });
}

function collectParts({
  text,
  figures,
  total,
  index,
}: {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly total: Figure;
  readonly index: number;
}): readonly Figure[] {
  const parts: Figure[] = [];
  let next = total.from;
  for (let at = index - 1; at >= Math.max(0, index - mostParts); at -= 1) {
    const figure = figures[at];
    if (figure === undefined || figure.unit !== total.unit || figure.unit === '%') break;
    const gap = text.slice(figure.to, next);
    if (subtraction.test(gap) || (at < index - 1 && !between.test(gap))) break;
    parts.unshift(figure);
    next = figure.from;
  }
  return parts;
}

/** Counts and sums without decimals are exact; figures in millions are rounded. */
function getSumInterval(figure: Figure) {
  return getInterval(figure.step <= 1 ? { ...figure, step: 0 } : figure);
}
