import { computeDueDate } from '@clauselight/core';
import type { Analysis, ClauseReference, Evidence, Term, TermType } from '@clauselight/schema';

/** A date in an analysis. */
export interface DatedFact {
  /** Unique in its analysis. */
  readonly id: string;
  readonly type: TermType;
  /** The reader's name for it: `Expiration date`. */
  readonly label: string;
  /** ISO 8601. */
  readonly date: string;
  /** Who has to act, and what happens, in the document's words. */
  readonly who?: string;
  readonly what?: string;
  /** How the date is computed; absent if the text states it. */
  readonly computation?: string;
  /** The passages that state it, the most important first. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
  readonly clause?: ClauseReference;
}

/** Lists every date of an analysis in chronological order, once for each term. */
export function listDatedFacts({ terms, details }: Analysis): readonly DatedFact[] {
  const due = details?.kind === 'invoice' ? computeDueDate(details) : undefined;
  const computed: readonly DatedFact[] =
    due === undefined
      ? []
      : [
          {
            ...due,
            id: 'due-date',
            type: 'deadline',
            label: 'Due date',
            what: 'payment',
            evidence: [due.evidence],
          },
        ];
  return [...terms.flatMap(readDate), ...computed].sort(compareFacts);
}

function readDate({ id, type, label, value, evidence, clause }: Term): DatedFact[] {
  if (value.kind !== 'date' && value.kind !== 'deadline') return [];
  const { date, computation } = value;
  if (date === undefined) return [];
  const isDeadline = value.kind === 'deadline';
  return [
    {
      id,
      type,
      label,
      date,
      ...(isDeadline && { what: value.action }),
      ...(isDeadline && value.who !== undefined && { who: value.who }),
      ...(computation !== undefined && { computation }),
      evidence: [evidence, ...(value.basis ?? [])],
      ...(clause !== undefined && { clause }),
    },
  ];
}

function compareFacts(a: DatedFact, b: DatedFact): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return a.evidence[0].start - b.evidence[0].start;
}
