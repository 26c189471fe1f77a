import type { Analysis, Term, TermType } from '@clauselight/schema';
import { isBound, listObligations, type Obligation } from '../side/obligations.ts';
import type { Side } from '../side/sides.ts';
import type { Places } from './places.ts';
import type { Fact, ReportPart } from './report.ts';
import { shorten } from './shorten.ts';

export interface TermsInput {
  readonly analysis: Pick<Analysis, 'terms'>;
  readonly places: Places;
  readonly side: Side | undefined;
}

/** What the report says elsewhere. */
const elsewhere: ReadonlySet<TermType> = new Set([
  'party',
  'document-title',
  'obligation',
  'deadline',
]);
const quoteLength = 120;

/** The key terms, the deadlines and what the document obliges whom to. */
export function composeTerms(input: TermsInput): readonly ReportPart[] {
  const { terms } = input.analysis;
  const key = terms.filter(({ type }) => !elsewhere.has(type));
  const deadlines = terms.filter(({ type }) => type === 'deadline');
  return [
    ...composeSection(
      'Key terms',
      key.map((term) => toFact(term, input.places)),
    ),
    ...composeSection(
      'Deadlines',
      deadlines.map((term) => toFact(term, input.places)),
    ),
    ...composeObligations(input),
  ];
}

function composeSection(title: string, facts: readonly Fact[]): readonly ReportPart[] {
  if (facts.length === 0) return [];
  return [
    { kind: 'section', text: `${title} (${facts.length})` },
    { kind: 'facts', facts },
  ];
}

function toFact({ label, display, value, evidence, clause }: Term, places: Places): Fact {
  const computation = 'computation' in value ? value.computation : undefined;
  const place = places.find(evidence, clause);
  const quote = shorten(evidence.quote, quoteLength);
  // An address has several lines.
  const line = display.replace(/\s*\n\s*/g, ', ');
  return {
    label,
    text: computation === undefined ? line : `${line} (${computation})`,
    ...(quote !== line && { quote }),
    ...(place !== undefined && { place }),
  };
}

function composeObligations({ analysis, places, side }: TermsInput): readonly ReportPart[] {
  const all = listObligations(analysis.terms);
  if (all.length === 0) return [];
  if (side === undefined) {
    const text = `${all.length} obligations were found (${countByParty(all)}). With --side the report lists those of one party.`;
    return [
      { kind: 'section', text: 'Obligations' },
      { kind: 'text', text },
    ];
  }
  const own = all.filter((obligation) => isBound(side, obligation));
  return composeSection(
    `Obligations of ${side.name}`,
    own.map((one) => toObligationFact(one, places)),
  );
}

function countByParty(obligations: readonly Obligation[]): string {
  const counts = new Map<string, number>();
  for (const { value } of obligations) counts.set(value.who, (counts.get(value.who) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([who, count]) => `${who}: ${count}`)
    .join(', ');
}

function toObligationFact({ term, value }: Obligation, places: Places): Fact {
  const place = places.find(term.evidence, term.clause);
  const details = [
    ...(value.due === undefined ? [] : [`by when: ${value.due}`]),
    ...(value.condition === undefined ? [] : [`when: ${value.condition}`]),
  ].join('; ');
  return {
    label: value.modality === 'must' ? 'Must' : 'Must not',
    text: details === '' ? value.action : `${value.action} (${details})`,
    ...(place !== undefined && { place }),
  };
}
