import type { Fact, RichText } from '../content.ts';
import { paintLine, type Terminal, wrapWords } from './terminal.ts';
import { measureLine } from './wrap.ts';

export const indent = '  ';
/** The widest column of labels. */
const widestLabel = 28;

/** Draws labels and values in two columns. */
export function drawFacts(facts: readonly Fact[], terminal: Terminal): readonly string[] {
  const { width, paint } = terminal;
  const longest = Math.max(
    0,
    ...facts.flatMap(({ label }) => wrapWords(label, { columns: width }).map(measureLine)),
  );
  const column = Math.min(longest, widestLabel, Math.floor(width / 3));
  return facts.flatMap((fact) => {
    const left = wrapWords(fact.label, { columns: Math.max(1, column), style: 'dim' });
    const right = wrapWords(describeFact(fact), {
      columns: Math.max(1, width - column - 2 * indent.length),
    });
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
      const label = left[index] ?? [];
      const gap = ' '.repeat(Math.max(0, column - measureLine(label)));
      const words = paintLine(right[index] ?? [], paint);
      return `${indent}${paintLine(label, paint)}${gap}${indent}${words}`.trimEnd();
    });
  });
}

function describeFact({ words, quote, place }: Fact): RichText {
  const runs = typeof words === 'string' ? [{ text: words }] : words;
  return [
    ...runs,
    ...(quote === undefined ? [] : [{ text: ` “${quote}”` }]),
    ...(place === undefined ? [] : [{ text: ` (${place})` }]),
  ];
}
