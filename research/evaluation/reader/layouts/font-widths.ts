/** Fonts that every PDF reader has, so that no file holds one. */
export const fontNames = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Courier'] as const;
export type FontName = (typeof fontNames)[number];

const helvetica =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const helveticaBold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const times =
  '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541';

/** Widths of the characters from space to tilde, in thousandths of an em, as Adobe's metrics of the fonts give them. */
const widths: Readonly<Record<FontName, readonly number[]>> = {
  Helvetica: helvetica.split(' ').map(Number),
  'Helvetica-Bold': helveticaBold.split(' ').map(Number),
  'Times-Roman': times.split(' ').map(Number),
  Courier: [],
};
const fixedWidth = 600;

/** Width of a line in points. */
export function measureWidth(text: string, font: FontName, size: number): number {
  let sum = 0;
  for (const character of text)
    sum += widths[font][(character.codePointAt(0) ?? 0) - 32] ?? fixedWidth;
  return (sum * size) / 1000;
}
