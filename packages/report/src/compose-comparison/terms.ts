import { listUnreportedChanges } from '@clauselight/core';
import { type Comparison, isDuty, type TermChange } from '@clauselight/schema';
import { createSection, createTable } from '../compose/blocks.ts';
import type { Block, Section } from '../content.ts';
import { formatEffect } from './describe-position.ts';
import { composeMaterialChanges } from './material-changes.ts';

/** The changed terms, the changed sentences that no term reports, then the changed obligations. */
export function composeTerms(comparison: Comparison): readonly Section[] {
  const { terms, passages } = comparison;
  return [
    ...createSection('Key terms', [
      ...composeTable(
        'Terms that changed',
        terms.filter((term) => !isDuty(term)),
      ),
      ...composeMaterialChanges(listUnreportedChanges(comparison), passages),
    ]),
    ...createSection(
      'Obligations and deadlines',
      composeTable('Duties that changed', terms.filter(isDuty)),
    ),
  ];
}

function composeTable(caption: string, terms: readonly TermChange[]): readonly Block[] {
  return createTable({
    caption,
    rows: terms,
    columns: [
      {
        title: 'Term',
        width: 0.16,
        cell: ({ label, after, before }) => nameTerm(label, after ?? before),
      },
      { title: 'Earlier', cell: ({ before }) => before?.display ?? '–' },
      { title: 'Later', cell: ({ after }) => after?.display ?? '–' },
      { title: 'What happened', cell: describeChange },
      {
        title: 'Score',
        width: 0.08,
        align: 'end',
        cell: ({ scoreEffect }) =>
          scoreEffect === undefined ? undefined : formatEffect(scoreEffect),
      },
    ],
  });
}

function nameTerm(label: string, term: TermChange['after']): string {
  const number = term?.clause?.number;
  return number === undefined ? label : `${label} (${number})`;
}

/** The change without the values that are shown beside it. */
function describeChange({ kind, description, before, after }: TermChange): string {
  if (kind === 'new') return 'New';
  if (kind === 'gone') return 'No longer stated';
  const values = ` from ${before?.display} to ${after?.display}`;
  const at = description.indexOf(values);
  if (at < 0) {
    const isQuoted = description.includes('“') && before?.display !== after?.display;
    return isQuoted ? 'Worded otherwise' : description;
  }
  const verb =
    description
      .slice(0, at)
      .split(/ (?=rose|fell|moved|was|changed)/)
      .at(-1) ?? '';
  const words = `${verb}${description.slice(at + values.length, -1)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
