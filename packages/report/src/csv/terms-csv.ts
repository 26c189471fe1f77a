import { writeCsv } from '@clauselight/core';
import type { Term, TermValue } from '@clauselight/schema';
import type { Places } from '../compose/places.ts';
import { createContext } from '../compose/report-context.ts';
import type { AnalysisReportInput } from '../report-input.ts';

const head = [
  'Term',
  'Value',
  'Date',
  'Amount',
  'Unit',
  'Per',
  'Who',
  'What',
  'When',
  'Computed from',
  'Clause',
  'Page',
  'Quote',
  'Type',
  'Start',
  'End',
];

/** Values for computing and sorting. */
interface Normalized {
  /** ISO 8601. */
  readonly date?: string | undefined;
  readonly amount?: number | undefined;
  /** ISO 4217 code of a sum, or unit of a duration. */
  readonly unit?: string | undefined;
  readonly per?: string | undefined;
  readonly who?: string | undefined;
  readonly what?: string | undefined;
  /** Deadline and condition, in the document's words. */
  readonly when?: string | undefined;
  readonly computation?: string | undefined;
}

/**
 * Writes the key terms as CSV, in the order of the analysis.
 *
 * @param input - The analysis with its source text.
 * @returns The file. Start and end are UTF-16 offsets in the document's text; `end` is exclusive.
 */
export function writeTermsCsv(input: AnalysisReportInput): string {
  const { whole, places } = createContext(input);
  return writeCsv([head, ...whole.terms.map((term) => writeRow(term, places))]);
}

function writeRow(term: Term, places: Places): string[] {
  const { evidence, clause } = term;
  const { date, amount, unit, per, who, what, when, computation } = normalize(term.value);
  return [
    term.label,
    term.display,
    date,
    amount,
    unit,
    per,
    who,
    what,
    when,
    computation,
    places.findClause(evidence, clause),
    places.findPage(evidence),
    evidence.quote,
    term.type,
    evidence.start,
    evidence.end,
  ].map((cell) => String(cell ?? ''));
}

function normalize(value: TermValue): Normalized {
  switch (value.kind) {
    case 'text':
      return {};
    case 'date':
      return { date: value.date, computation: value.computation };
    case 'money':
      return {
        amount: value.amount,
        unit: value.currency,
        per: joinRate(value),
        what: value.purpose,
      };
    case 'duration':
      return { amount: value.amount, unit: value.unit };
    case 'party':
      return { who: value.name, what: value.role };
    case 'address':
      return { who: value.party };
    case 'obligation': {
      const { who, action, modality, due, condition } = value;
      const what = modality === 'must' ? action : `must not: ${action}`;
      return { who, what, when: [due, condition].filter(Boolean).join('; ') };
    }
    case 'deadline': {
      const { date, who, action, computation, offset } = value;
      return {
        date,
        amount: offset?.amount,
        unit: offset?.unit,
        who,
        what: action,
        when: offset && `${offset.direction} ${offset.event}`,
        computation,
      };
    }
  }
}

/** What an amount is the price of: `user per month`. */
function joinRate({ per, unit }: Extract<TermValue, { kind: 'money' }>): string | undefined {
  if (unit === undefined) return per;
  return per === 'unit' || per === undefined ? unit : `${unit} per ${per}`;
}
