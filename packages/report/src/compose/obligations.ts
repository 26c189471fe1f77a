import { describeOffset, isBoundBy, listSideNames, modalityNames } from '@clauselight/core';
import type { Evidence, Term, TermValue } from '@clauselight/schema';
import type { Block, Section } from '../content.ts';
import { listDatedFacts } from '../dated-facts.ts';
import { shorten } from '../printable.ts';
import { createGroup, createSection, createTable } from './blocks.ts';
import { formatDay, joinWords } from './formats.ts';
import type { ReportContext } from './report-context.ts';

type ValueOf<Kind extends TermValue['kind']> = Extract<TermValue, { kind: Kind }>;

interface TermWith<Kind extends TermValue['kind']> {
  readonly term: Term;
  readonly value: ValueOf<Kind>;
}

const placeColumn = { title: 'Where', width: 0.18 };
const quoteLength = 120;

/** The schedule by date, deadlines without a date, and obligations. */
export function composeDuties(context: ReportContext): readonly Section[] {
  const { terms } = context.analysis;
  return createSection('Obligations and deadlines', [
    ...createGroup('Days', composeDays(context)),
    ...createGroup('Deadlines without a day', composeUndated(terms, context)),
    ...groupObligations(context),
  ]);
}

/** The words of a deadline, if the report quotes them. */
function quoteDeadline({ quote }: Evidence, { hasAllQuotes }: ReportContext): string | undefined {
  return hasAllQuotes ? shorten(quote, quoteLength) : undefined;
}

function composeDays(context: ReportContext): readonly Block[] {
  const { analysis, places } = context;
  return createTable({
    caption: 'Days that the document states or that follow from it',
    rows: listDatedFacts(analysis),
    columns: [
      { title: 'Day', width: 0.18, cell: ({ date }) => formatDay(date) },
      { title: 'What', cell: ({ what, label }) => what ?? label },
      { title: 'Who', width: 0.16, cell: ({ who }) => who },
      { title: 'Worked out', width: 0.2, cell: ({ computation }) => computation },
      { title: 'Words', cell: ({ evidence }) => quoteDeadline(evidence[0], context) },
      { ...placeColumn, cell: ({ evidence, clause }) => places.find(evidence[0], clause) },
    ],
  });
}

function composeUndated(terms: readonly Term[], context: ReportContext): readonly Block[] {
  const rows = terms.flatMap((term): readonly TermWith<'deadline'>[] => {
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
      { title: 'Words', cell: ({ term }) => quoteDeadline(term.evidence, context) },
      { ...placeColumn, cell: ({ term }) => context.places.find(term.evidence, term.clause) },
    ],
  });
}

type Obligation = TermWith<'obligation'>;

/** For a side, first its own obligations, then those of the others. */
function groupObligations(context: ReportContext): readonly Block[] {
  const { terms, sides } = context.analysis;
  const obligations = terms.flatMap((term): readonly Obligation[] => {
    const { value } = term;
    return value.kind === 'obligation' ? [{ term, value }] : [];
  });
  const side = sides.find(({ id }) => id === context.side);
  const createNamed = (title: string, found: readonly Obligation[]) =>
    createGroup(title, composeObligations(found, context));
  if (side === undefined) return createNamed('Who must do what', obligations);
  const names = listSideNames(side, terms);
  const isOwn = ({ value }: Obligation) => isBoundBy(value.who, names);
  return [
    ...createNamed(`What ${side.label} must do`, obligations.filter(isOwn)),
    ...createNamed(
      'What others must do',
      obligations.filter((one) => !isOwn(one)),
    ),
  ];
}

function composeObligations(
  rows: readonly Obligation[],
  { places }: ReportContext,
): readonly Block[] {
  return createTable({
    caption: 'Obligations',
    rows,
    columns: [
      { title: 'Who', width: 0.14, cell: ({ value }) => value.who },
      {
        title: 'What',
        cell: ({ value }) => [
          { text: `${modalityNames[value.modality]} `, look: 'strong' },
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
