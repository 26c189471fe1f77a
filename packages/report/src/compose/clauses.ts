import {
  clausesNote,
  clausesTitle,
  countVerdicts,
  groupByImportance,
  type JudgedClause,
  judgeClauses,
  listVerdictPassages,
  nameVerdict,
  splitTellingClauses,
} from '@clauselight/core';
import type { Block, RichText, Section } from '../content.ts';
import { createGroup, createTable } from './blocks.ts';
import type { ReportContext } from './report-context.ts';

/** The checklist of the kind with a verdict on each clause. In the short form the others are only named. */
export function composeClauses(context: ReportContext): readonly Section[] {
  const { analysis, side, isShort = false } = context;
  const clauses = judgeClauses(analysis, side);
  if (clauses.length === 0) return [];
  const { telling, others } = splitTellingClauses(clauses, side);
  return [
    {
      title: clausesTitle,
      blocks: [
        { kind: 'paragraph', words: countVerdicts(clauses) },
        { kind: 'note', words: clausesNote },
        ...groupByImportance(isShort ? telling : clauses).flatMap((group) =>
          composeGroup(group.name, group.clauses, context),
        ),
        ...(isShort ? nameOthers(others, context) : []),
      ],
    },
  ];
}

function composeGroup(
  name: string,
  clauses: readonly JudgedClause[],
  context: ReportContext,
): readonly Block[] {
  return createGroup(
    name,
    createTable({
      caption: `${clausesTitle}: ${name}`,
      rows: clauses,
      columns: [
        { title: 'Clause', width: 0.2, cell: describeClause(context) },
        { title: 'Verdict', width: 0.2, cell: nameOf(context) },
        { title: 'Why', cell: ({ reason }) => reason },
        { title: 'Request', width: 0.22, cell: ({ request }) => request },
      ],
    }),
  );
}

/** Its name, what it states in figures, and where it stands. */
function describeClause({ analysis, places }: ReportContext) {
  return (clause: JudgedClause): RichText => {
    const [passage] = listVerdictPassages(clause, analysis.findings);
    const place = passage && places.find(passage);
    const facts = clause.facts.map(({ text }) => text).join('; ');
    return [
      { text: clause.name, look: 'strong' },
      ...(facts === '' ? [] : [{ text: `\n${facts}` }]),
      ...(place === undefined ? [] : [{ text: `\n${place}` }]),
    ];
  };
}

function nameOf({ analysis, side }: ReportContext) {
  return (clause: JudgedClause) => nameVerdict(clause, analysis.sides, side);
}

/** The others by what is said of them, each kind in a line. */
function nameOthers(others: readonly JudgedClause[], context: ReportContext): readonly Block[] {
  const name = nameOf(context);
  const verdicts = [...new Set(others.map(name))];
  return createGroup(
    'Others',
    verdicts.map((verdict) => ({
      kind: 'paragraph',
      words: [
        { text: `${verdict}: `, look: 'strong' },
        {
          text: others
            .filter((clause) => name(clause) === verdict)
            .map((clause) => clause.name)
            .join('; '),
        },
      ],
    })),
  );
}
