import type { Contradiction, KeyFigure, Policy, ReportDetails } from '@clauselight/schema';
import type { Block } from '../../content.ts';
import { createGroup, createList, createParagraph, createTable } from '../blocks.ts';
import { formatCount, joinWords } from '../formats.ts';
import type { Places } from '../places.ts';
import { composeChecklist } from './checklist.ts';
import { composeTasks } from './tasks.ts';

/** The figures of a report, whether they agree, its commitments, and whether it contains what readers expect. */
export function composeReport(details: ReportDetails, places: Places): readonly Block[] {
  const { keyFigures, commitments, structure, policy } = details;
  const caption = 'What a reader who decides looks for';
  return [
    ...createGroup('Key figures', composeFigures(keyFigures, places)),
    ...createGroup('Do the figures hold?', composeArithmetic(details, places)),
    ...createGroup(
      'What is promised',
      composeTasks({ caption: 'Promises', tasks: commitments, places }),
    ),
    ...(policy === undefined
      ? createGroup(caption, composeChecklist({ caption, items: structure, places }))
      : createGroup('As a policy', composePolicy(policy, places))),
    ...createGroup('How it reads', createParagraph(describeReading(details))),
  ];
}

function composeFigures(figures: readonly KeyFigure[], places: Places): readonly Block[] {
  return createTable({
    caption: 'Key figures',
    rows: figures,
    columns: [
      {
        title: 'Figure',
        width: 0.22,
        cell: ({ display, direction }) => joinWords([direction, display], ' '),
      },
      { title: 'Of what', cell: ({ measure }) => measure ?? 'not stated' },
      { title: 'When', width: 0.2, cell: ({ period }) => period },
      { title: 'Mentions', width: 0.11, align: 'end', cell: ({ mentions }) => String(mentions) },
      { title: 'Where', width: 0.2, cell: ({ evidence }) => places.find(evidence) },
    ],
  });
}

function composeArithmetic(details: ReportDetails, places: Places): readonly Block[] {
  const { calculations, contradictions, unsupportedClaims } = details;
  const claims = unsupportedClaims.map(({ phrase, evidence }) =>
    joinWords([`“${phrase}”`, places.find(evidence)]),
  );
  return [
    ...createTable({
      caption: 'Arithmetic worked out again',
      rows: calculations.toSorted((a, b) => Number(a.isRight) - Number(b.isRight)),
      columns: [
        { title: 'Words', cell: ({ evidence }) => evidence.quote },
        { title: 'Says', width: 0.16, cell: ({ stated }) => stated },
        {
          title: 'Worked out',
          width: 0.26,
          cell: ({ formula, computed }) => `${formula} = ${computed}`,
        },
        { title: 'Result', width: 0.1, cell: ({ isRight }) => (isRight ? 'right' : 'wrong') },
      ],
    }),
    ...createList(contradictions.map(describeContradiction)),
    ...createParagraph(
      claims.length === 0 ? undefined : `Praise that names no measure: ${claims.join('; ')}.`,
    ),
  ];
}

function describeContradiction({ measure, period, figures }: Contradiction): string {
  const values = figures.map(({ display }) => display).join(' and ');
  return `Contradiction: ${joinWords([measure, period])}: ${values}`;
}

function composePolicy(policy: Policy, places: Places): readonly Block[] {
  const { particulars, bindingSentences, softSentences, vagueDuties } = policy;
  const vague = [...new Set(vagueDuties.map(({ word }) => word))].join(', ');
  return [
    ...composeChecklist({ caption: 'What a policy says of itself', items: particulars, places }),
    ...createParagraph(
      `${formatCount(bindingSentences, 'sentence binds', 'sentences bind')}, ${formatCount(softSentences, 'merely advises', 'merely advise')}.`,
    ),
    ...createParagraph(vague === '' ? undefined : `Duties that nobody can measure: ${vague}.`),
  ];
}

function describeReading({ readability }: ReportDetails): string {
  const { words, sentences, lix, longSentenceCount } = readability;
  return joinWords(
    [
      `${formatCount(words, 'word')} in ${formatCount(sentences, 'sentence')}.`,
      lix !== undefined && `LIX ${lix}: words a sentence plus percent of words over six letters.`,
      longSentenceCount > 0 &&
        `${formatCount(longSentenceCount, 'sentence has', 'sentences have')} more than 30 words.`,
    ],
    ' ',
  );
}
