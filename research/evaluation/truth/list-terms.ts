import { describeOffset, describeTermParty, type TermGroupId, termGroups } from '@clauselight/core';
import type { Term, TermType } from '@clauselight/schema';
import { getAnchor } from './anchor.ts';
import type { AssertedDocument } from './asserted-document.ts';
import { type AssertionClass, type AssertionDraft, toLine } from './assertion.ts';

const classes = {
  parties: 'party',
  dates: 'date',
  deadlines: 'deadline',
  money: 'amount',
  duration: 'duration',
  law: 'law',
  obligations: 'obligation',
  document: 'document',
} as const satisfies Record<TermGroupId, AssertionClass>;

/** Each term with its value as it is shown. */
export function listTerms({
  analysis,
  source,
}: AssertedDocument): readonly Omit<AssertionDraft, 'document'>[] {
  return analysis.terms.map((term) => ({
    class: getClass(term.type),
    subject: term.type,
    statement: describeTerm(term),
    key: `${term.label} ${term.display} ${getAnchor(source, term.evidence)}`,
    quote: toLine(term.evidence.quote),
  }));
}

function getClass(type: TermType): AssertionClass {
  for (const [group, types] of Object.entries(termGroups) as [TermGroupId, readonly TermType[]][]) {
    if (types.includes(type)) return classes[group];
  }
  return 'document';
}

function describeTerm(term: Term): string {
  const { label, display, value } = term;
  const computation = 'computation' in value ? value.computation : undefined;
  const offset = value.kind === 'deadline' ? describeOffset(term) : undefined;
  const party = describeTermParty(term);
  const named = `${label}: ${display}${party === undefined ? '' : `. ${party}`}`;
  return [named, computation ?? offset].filter(Boolean).join(' = ');
}
