import type { Analysis } from '@clauselight/schema';
import type { Places } from './places.ts';
import type { Fact, ReportPart } from './report.ts';
import { shorten } from './shorten.ts';

const quoteLength = 240;

/** What the passages of the document are about, in document order. */
export function composeProvisions({
  analysis,
  places,
}: {
  readonly analysis: Pick<Analysis, 'provisions'>;
  readonly places: Places;
}): readonly ReportPart[] {
  const facts = analysis.provisions.map(({ label, probability, evidence, clause }): Fact => {
    const place = places.find(evidence, clause);
    return {
      label,
      text: `${Math.round(100 * probability)} %`,
      quote: shorten(evidence.quote, quoteLength),
      ...(place !== undefined && { place }),
    };
  });
  if (facts.length === 0) return [];
  return [
    { kind: 'section', text: `Provisions (${facts.length})` },
    { kind: 'note', text: 'How likely a passage is what it is taken for stands before its words.' },
    { kind: 'facts', facts },
  ];
}
