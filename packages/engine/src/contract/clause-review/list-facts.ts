import { overlaps } from '@clauselight/core';
import type { ClauseRow, Evidence, Term } from '@clauselight/schema';
import { formatDuration, listDurations } from '../../text/values/durations.ts';

type Fact = ClauseRow['facts'][number];

/** More figures are read in the clause itself. */
const mostFacts = 3;
const longestTerm = 40;

/**
 * Lists what a clause states in figures: its terms, then lengths of time and shares in its most telling passage. Other
 * passages of it may be of another clause as well, whose figures they state.
 * @param terms the terms of the clause
 * @param passage its most telling passage
 */
export function listFacts(terms: readonly Term[], passage: Evidence | undefined): readonly Fact[] {
  const stated = terms.flatMap(({ display, evidence: words }): Fact[] =>
    display.length > longestTerm ? [] : [{ text: display, evidence: words }],
  );
  const figures = passage === undefined ? [] : listFigures(passage);
  const all = [
    ...stated,
    ...figures.filter((figure) => !stated.some((one) => overlaps(one.evidence, figure.evidence))),
  ];
  return all
    .filter(({ text }, at) => all.findIndex((other) => other.text === text) === at)
    .slice(0, mostFacts);
}

const share = /(?<![\d.,])\d{1,3}(?:[.,]\d{1,3})?\s?(?:%|per ?cent\b|percent\b)/gi;

function listFigures({ start, quote }: Evidence): readonly Fact[] {
  const lengths = listDurations(quote).map(({ from, to, value }) => ({
    from,
    to,
    text: formatDuration(value),
  }));
  const shares = [...quote.matchAll(share)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    text: words.replace(/\s?(?:per ?cent|percent)$/i, ' %').replace(/\s?%$/, ' %'),
  }));
  return [...lengths, ...shares]
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, text }) => ({
      text,
      evidence: { start: start + from, end: start + to, quote: quote.slice(from, to) },
    }));
}
