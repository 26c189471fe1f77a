import { describeOffset, type Term, type TermValue } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { createGroup, createSection, createTable, type TableColumn } from './blocks.ts';
import { formatDay, joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';

type ValueOf<Kind extends TermValue['kind']> = Extract<TermValue, { kind: Kind }>;

interface Row<Value> {
  readonly term: Term;
  readonly value: Value;
}

/** What happens when, in the order of the days; deadlines without a day; who must do what. */
export function composeDuties(context: ReportContext): readonly Section[] {
  const { terms } = context.analysis;
  return createSection('Obligations and deadlines', [
    ...createGroup('Days', composeDays(terms, context)),
    ...createGroup('Deadlines without a day', composeUndated(terms, context)),
    ...createGroup('Who must do what', composeObligations(terms, context)),
  ]);
}

function composeDays(terms: readonly Term[], context: ReportContext): readonly Block[] {
  const rows = terms
    .flatMap((term) => readDay(term) ?? [])
    .toSorted((a, b) => a.value.date.localeCompare(b.value.date));
  return createTable({
    caption: 'Days that the document states or that follow from it',
    rows,
    columns: [
      { title: 'Day', width: 0.18, cell: ({ value }) => formatDay(value.date) },
      { title: 'What', cell: ({ value }) => value.what },
      { title: 'Who', width: 0.16, cell: ({ value }) => value.who },
      { title: 'Worked out', width: 0.2, cell: ({ value }) => value.computation },
      createPlaceColumn(context),
    ],
  });
}

interface Day {
  readonly date: string;
  readonly what: string;
  readonly who?: string | undefined;
  readonly computation?: string | undefined;
}

function readDay(term: Term): Row<Day> | undefined {
  const { value, label } = term;
  if (value.kind === 'date') {
    return { term, value: { date: value.date, what: label, computation: value.computation } };
  }
  if (value.kind !== 'deadline' || value.date === undefined) return undefined;
  const { date, action, who, computation } = value;
  return { term, value: { date, what: action, who, computation } };
}

function composeUndated(terms: readonly Term[], context: ReportContext): readonly Block[] {
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
      createPlaceColumn(context),
    ],
  });
}

function composeObligations(terms: readonly Term[], context: ReportContext): readonly Block[] {
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
      createPlaceColumn(context),
    ],
  });
}

function createPlaceColumn<Value>({ places }: ReportContext): TableColumn<Row<Value>> {
  return {
    title: 'Where',
    width: 0.18,
    cell: ({ term }) => places.find(term.evidence, term.clause),
  };
}
