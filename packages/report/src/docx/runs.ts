import { type IRunOptions, TextRun } from 'docx';
import type { RichText, Run } from '../content.ts';
import { toPrintable } from '../printable.ts';
import { styleIds } from './styles.ts';

const looks: Readonly<Record<NonNullable<Run['look']>, string>> = {
  strong: styleIds.strong,
  emphasis: styleIds.emphasis,
  insertion: styleIds.insertion,
  deletion: styleIds.deletion,
};
const rightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether the first letter is of a right-to-left script. */
export function isRightToLeft(words: RichText): boolean {
  return rightToLeft.test(
    typeof words === 'string' ? words : words.map(({ text }) => text).join(''),
  );
}

/** Converts words to runs; a line feed becomes a line break. */
export function createRuns(words: RichText, options: Partial<IRunOptions> = {}): TextRun[] {
  const runs: readonly Run[] = typeof words === 'string' ? [{ text: words }] : words;
  return runs.flatMap(({ text, look }) =>
    createTextRuns(text, { ...(look !== undefined && { style: looks[look] }), ...options }),
  );
}

function createTextRuns(text: string, options: Partial<IRunOptions>): TextRun[] {
  return toPrintable(text)
    .split('\n')
    .map((line, index) => {
      const direction = rightToLeft.test(line) && { rightToLeft: true };
      return new TextRun({ ...options, ...direction, text: line, ...(index > 0 && { break: 1 }) });
    });
}
