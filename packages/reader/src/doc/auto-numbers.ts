import { formatNumber } from '../block-types/format-number.ts';

/** Counts the numbers that the fields AUTONUM, AUTONUMLGL and AUTONUMOUT show; the file does not store them. */
export interface AutoNumbers {
  /** The next number; `level` is that of the heading it is in, nothing in other paragraphs. */
  next(kind: string, level: number | undefined): string;
}

/** How AUTONUMOUT counts headings of each level. */
const outline: readonly (readonly [format: string, before: string, after: string])[] = [
  ['upperRoman', '', '.'],
  ['upperLetter', '', '.'],
  ['decimal', '', '.'],
  ['lowerLetter', '', ')'],
  ['decimal', '(', ')'],
  ['lowerLetter', '(', ')'],
  ['lowerRoman', '(', ')'],
  ['lowerLetter', '(', ')'],
  ['lowerRoman', '(', ')'],
];

export function createAutoNumbers(): AutoNumbers {
  const headings: number[] = [];
  let others = 0;
  return {
    next(kind, level) {
      if (level === undefined) {
        others += 1;
        return `${others}.`;
      }
      others = 0;
      headings.length = Math.min(headings.length, level);
      while (headings.length < level) headings.push(0);
      const count = (headings[level - 1] ?? 0) + 1;
      headings[level - 1] = count;
      if (/LGL$/i.test(kind)) return `${headings.map((number) => Math.max(1, number)).join('.')}.`;
      const [format, before, after] = (/OUT$/i.test(kind) ? outline[level - 1] : undefined) ?? [
        'decimal',
        '',
        '.',
      ];
      return `${before}${formatNumber(count, format)}${after}`;
    },
  };
}
