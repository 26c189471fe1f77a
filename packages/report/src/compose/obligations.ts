import { describeOffset } from '@clauselight/core';
import type { Term, TermValue } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { listDatedFacts } from '../dated-facts.ts';
import { createGroup, createSection, createTable } from './blocks.ts';
import { formatDay, joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';

type ValueOf<Kind extends TermValue['kind']> = Extract<TermValue, { kind: Kind }>;

interface Row<Value> {
  readonly term: Term;
  readonly value: Value;
}

const placeColumn = { title: 'Where', width: 0.18 };

/** What happens when, in the order of the days; deadlines without a day; who must do what. */
export function composeDuties(context: ReportContext): readonly Section[] {
  const { terms } = context.analysis;
  return createSection('Obligations and deadlines', [
    ...createGroup('Days', composeDays(context)),
    ...createGroup('Deadlines without a day', composeUndated(terms, context)),
    ...createGroup('Who must do what', composeObligations(terms, context)),
  ]);
}

function composeDays({ analysis, places }: ReportContext): readonly Block[] {
  return createTable({
    caption: 'Days that the document states or that follow from it',
    rows: listDatedFacts(analysis),
    columns: [
      { title: 'Day', width: 0.18, cell: ({ date }) => formatDay(date) },
      { title: 'What', cell: ({ what, label }) => what ?? label },
      { title: 'Who', width: 0.16, cell: ({ who }) => who },
      { title: 'Worked out', width: 0.2, cell: ({ computation }) => computation },
      { ...placeColumn, cell: ({ evidence, clause }) => places.find(evidence[0], clause) },
    ],
  });
}

function composeUndated(terms: readonly Term[], { places }: ReportContext): readonly Block[] {
  const rows = terms.flatMap((term): readonly Row<ValueOf<'deadline'>>[] => {
    const { value } = term;
    return value.kind === 'deadline' && value.date === undefined ? [{ term, value }] : [];
  });
  return createTable({
    caption: 'Deadlines counted from what has no day yet',
    rows,
    columns: [
      { title: 'When', width: 0.24, cell: ({ term }) => describeOffset(term) },
      { title: 'Who', width: 0.16, cell: ({ value }) => value.who },
      { title: 'What', cell: ({ value }) => value.action },
      { ...placeColumn, cell: ({ term }) => places.find(term.evidence, term.clause) },
    ],
  });
}

function composeObligations(terms: readonly Term[], { places }: ReportContext): readonly Block[] {
  const rows = terms.flatMap((term): readonly Row<ValueOf<'obligation'>>[] => {
    const { value } = term;
    return value.kind === 'obligation' ? [{ term, value }] : [];
  });
  return createTable({
    caption: 'Obligations',
    rows,
    columns: [
      { title: 'Who', width: 0.14, cell: ({ value }) => value.who },
      {
        title: 'What',
        cell: ({ value }) => [
          { text: value.modality === 'must' ? 'must ' : 'must not ', look: 'strong' },
          { text: value.action },
        ],
      },
      {
        title: 'When',
        width: 0.2,
        cell: ({ value }) => joinWords([value.due, value.condition], '; '),
      },
      { ...placeColumn, cell: ({ term }) => places.find(term.evidence, term.clause) },
    ],
  });
}
