import { type Figure, formatFigure } from '../common/figures/figures.ts';
import { cover, formatPlain } from './change.ts';
import type { FoundCalculation } from './found-calculation.ts';
import { combine, getInterval, meet } from './interval.ts';

const ofBetween =
  /^(?: \p{L}+){0,2}? (?:(?:of|out of|in) (?:the |our |all |its |these |those |a total of )?|(?:against|out of|of) (?:an?|the|our|its) (?:\p{L}+ )?(?:budget|total|target|plan) of )$/iu;
const ofBefore = /\b(?:of|out of) (?:the |our |all |its |these |those )?(?:\p{L}+ )?$/iu;
const listed = /^(?: \p{L}+){1,4},? (?:only |just |some )?$/u;
const bracket =
  /^(?: \p{L}+){0,4} ?(?:\(|, or |, i\.e\. |, that is,? |: )(?:or |i\.e\. |about |some )?$/iu;
const equals =
  /^(?: \p{L}+){0,4},? (?:is|are|equals?|makes?|amounts? to|comes to|or|=|i\.e\.)(?: about| around| roughly| nearly| some)? $/iu;

/** Parts with their share, `30 of 120 (35 %)`, and shares of an amount, `12 % of EUR 500 is EUR 80`. */
export function findParts(text: string, figures: readonly Figure[]): readonly FoundCalculation[] {
  return figures.slice(2).flatMap((third, index) => {
    const [first, second] = [figures[index], figures[index + 1]];
    if (first === undefined || second === undefined) return [];
    const before = text.slice(Math.max(0, first.from - 40), first.from);
    const gaps = [text.slice(first.to, second.from), text.slice(second.to, third.from)] as const;
    return [
      ...readPart({ before, gaps, figures: [first, second, third] }),
      ...readShare({ before, gaps, figures: [first, second, third] }),
    ];
  });
}

interface Triple {
  readonly before: string;
  readonly gaps: readonly [string, string];
  readonly figures: readonly [Figure, Figure, Figure];
}

/** `30 of 120 customers (35 %)` and `Of 120 customers, 30 (35 %)`. */
function readPart({ before, gaps, figures }: Triple): readonly FoundCalculation[] {
  const [first, second, percent] = figures;
  if (percent.unit !== '%' || first.unit !== second.unit || first.unit === '%') return [];
  if (!bracket.test(gaps[1])) return [];
  const isPartFirst = ofBetween.test(gaps[0]);
  const isWholeFirst = ofBefore.test(before) && listed.test(gaps[0]);
  if (!isPartFirst && !isWholeFirst) return [];
  const [part, whole] = isPartFirst ? [first, second] : [second, first];
  if (whole.value <= 0 || part.value > whole.value) return [];
  const share = combine(
    [getInterval(count(part)), getInterval(count(whole))],
    (a, b) => (100 * a) / b,
  );
  return [
    {
      kind: 'part',
      stated: percent.display,
      computed: formatFigure(Math.round((1000 * part.value) / whole.value) / 10, '%'),
      formula: `${formatPlain(part.value)} / ${formatPlain(whole.value)}`,
      isRight: meet(share, getInterval(percent)),
      ...cover(figures),
    },
  ];
}

/** Things that are counted are whole: no half of the last digit. */
function count(figure: Figure): Figure {
  return figure.unit === '' && figure.step === 1 ? { ...figure, step: 0 } : figure;
}

/** `12 % of EUR 500 is EUR 80`. */
function readShare({ gaps, figures }: Triple): readonly FoundCalculation[] {
  const [percent, whole, result] = figures;
  if (percent.unit !== '%' || whole.unit === '%' || whole.unit !== result.unit) return [];
  if (!/^ of (?:the |our |a total of )?$/i.test(gaps[0]) || !equals.test(gaps[1])) return [];
  const product = combine([getInterval(percent), getInterval(whole)], (a, b) => (a * b) / 100);
  return [
    {
      kind: 'share',
      stated: result.display,
      computed: formatFigure((percent.value * whole.value) / 100, whole.unit),
      formula: `${formatPlain(percent.value)} % × ${formatPlain(whole.value)}`,
      isRight: meet(product, getInterval(result)),
      ...cover(figures),
    },
  ];
}
