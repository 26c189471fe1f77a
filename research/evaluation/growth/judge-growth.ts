import type { TextCost } from './measure-text.ts';

/** Linear is a ratio of 2; caches and the collection of garbage make it somewhat more. */
const highestRatio = 2.8;
/** CPU milliseconds below which a ratio says nothing. */
const leastMs = 400;
/** CPU milliseconds that a text of full length may take: linear, but not at any price. */
const mostMs = 20_000;
/** Characters of an analysis that one character of text may give. */
const mostResult = 12;
/** Characters of a source text that one character of a file may give: in a table, a block for each cell of one digit. */
const mostSource = 60;
/** What spans of rows and columns may repeat, in characters, however short the file: the reader limits the cells. */
const mostRepeated = 16_000_000;

export interface Growth {
  readonly columns: readonly string[];
  readonly isSlow: boolean;
  readonly words: string;
}

/** Judges what a text took at a quarter, at half and at its full length. */
export function judgeGrowth(
  costs: readonly (TextCost & { readonly isStopped?: boolean })[],
): Growth {
  const faults: string[] = [];
  const last = costs.at(-1);
  const stages = Object.keys(last?.stages ?? {});
  for (const stage of stages) {
    const [a = 0, b = 0, c = 0] = costs.map((cost) => cost.stages[stage] ?? 0);
    const ratio = c / Math.max(b, 1);
    if (c >= leastMs && (ratio > highestRatio || c / Math.max(a, leastMs / 10) > 12))
      faults.push(`${stage} ${Math.round(a)}, ${Math.round(b)}, ${Math.round(c)} ms`);
    if (c > mostMs) faults.push(`${stage} takes ${Math.round(c)} ms`);
  }
  if (last?.isStopped) faults.push(last.trouble ?? 'stopped');
  if (last?.trouble?.includes('THROWN') || last?.trouble?.includes('Error'))
    faults.push(last.trouble);
  const size = last === undefined || last.resultLength === 0 ? 0 : last.resultLength / 1_000_000;
  if (last !== undefined && last.resultLength > 2_000_000 + mostResult * last.textLength)
    faults.push(`the result has ${size.toFixed(1)} million characters`);
  if (last !== undefined && last.sourceLength > getMostSource(last.textLength))
    faults.push(
      `the source text has ${(last.sourceLength / 1_000_000).toFixed(1)} million characters`,
    );
  const sums = costs.map(({ stages: all }) => Object.values(all).reduce((sum, ms) => sum + ms, 0));
  const ratio = (at: number) =>
    sums[at] && sums[at + 1] ? ((sums[at + 1] ?? 0) / (sums[at] ?? 1)).toFixed(2) : '';
  const show = (ms: number | undefined) => (ms === undefined ? '' : String(Math.round(ms)));
  return {
    columns: [
      show(sums[0]),
      show(sums[1]),
      show(sums[2]),
      ratio(0),
      ratio(1),
      size.toFixed(1),
      [last?.isStopped ? '' : last?.trouble, ...faults].filter(Boolean).join('; '),
    ],
    isSlow: faults.length > 0,
    words: faults.join('; '),
  };
}

/**
 * The most characters that a source text may have as JSON.
 *
 * @param textLength - Of its text, in characters.
 */
export function getMostSource(textLength: number): number {
  return mostRepeated + mostSource * textLength;
}
