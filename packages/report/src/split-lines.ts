import type { RichText, Run } from './content.ts';
import { toPrintable } from './printable.ts';

/** The printable lines of words, each as its runs. */
export function splitLines(words: RichText): readonly (readonly Run[])[] {
  const runs = typeof words === 'string' ? [{ text: words }] : words;
  const lines: Run[][] = [[]];
  for (const { text, ...look } of runs) {
    const [first = '', ...others] = toPrintable(text).split('\n');
    lines.at(-1)?.push({ text: first, ...look });
    for (const other of others) lines.push([{ text: other, ...look }]);
  }
  return lines;
}
