import { rubricStatusNames, writingTaskNames } from '@clauselight/core';
import type { Evidence, WritingDetails } from '@clauselight/schema';
import type { Block, Fact } from '../../content.ts';
import { createFact, createFacts, createGroup, createQuote, createTable } from '../blocks.ts';
import { formatCount, joinWords } from '../formats.ts';
import type { Places } from '../places.ts';
import { composeSources } from './sources.ts';

/** The kind, readability and task of a piece of writing, and whether its citations match its references. */
export function composeWriting(details: WritingDetails, places: Places): readonly Block[] {
  return [
    ...createFacts(listFacts(details)),
    ...composeClaim('The thesis, as we take it', { passage: details.thesis, places }),
    ...composeClaim('Where it concludes', { passage: details.conclusion, places }),
    ...composeTask(details, places),
    ...createGroup('Citations and references', composeSources(details)),
    ...composeCorrections(details, places),
  ];
}

function listFacts({
  task,
  length,
  readability,
  lexicalVariety,
  language,
}: WritingDetails): readonly Fact[] {
  const { body, sentences, paragraphs, limit, readingMinutes, speakingMinutes } = length;
  const allowed = joinWords([
    limit?.minimum !== undefined && `at least ${limit.minimum}`,
    limit?.maximum !== undefined && `at most ${limit.maximum}`,
  ]);
  return [
    { label: 'What it is', words: `${writingTaskNames[task.type]}\n${task.reason}` },
    {
      label: 'Length',
      words: `${formatCount(body, 'word')}, ${formatCount(sentences, 'sentence')}, ${formatCount(paragraphs, 'paragraph')}`,
    },
    ...createFact('Allowed', allowed && `${allowed} words`),
    ...createFact('Time', `${readingMinutes} min to read, ${speakingMinutes} min to speak`),
    ...createFact(
      'Readability',
      readability && `${readability.name} ${readability.value}: ${readability.meaning}`,
    ),
    ...createFact(
      'Variety of words',
      lexicalVariety === undefined ? undefined : `${Math.round(100 * lexicalVariety)} of 100`,
    ),
    ...createFact('Spelling', language.variant && spellings[language.variant]),
  ];
}

const spellings = { british: 'British', american: 'American' } as const;

function composeClaim(
  title: string,
  { passage, places }: { readonly passage: Evidence | undefined; readonly places: Places },
): readonly Block[] {
  return createGroup(title, passage === undefined ? [] : [createQuote(passage, { places })]);
}

function composeTask({ promptParts, rubric }: WritingDetails, places: Places): readonly Block[] {
  return [
    ...createGroup(
      'What the task asks',
      createTable({
        caption: 'What the task asks, and where the text answers',
        rows: promptParts,
        columns: [
          { title: 'Asked', cell: ({ evidence }) => evidence.quote },
          {
            title: 'Taken up in',
            width: 0.3,
            cell: ({ paragraphs }) =>
              paragraphs.length === 0
                ? 'no paragraph takes up its words'
                : `paragraph ${paragraphs.join(', ')}`,
          },
        ],
      }),
    ),
    ...createGroup(
      'The marking scheme',
      createTable({
        caption: 'The marking scheme',
        rows: rubric,
        columns: [
          { title: 'Criterion', cell: ({ evidence }) => evidence.quote },
          { title: 'State', width: 0.18, cell: ({ status }) => rubricStatusNames[status] },
          { title: 'Note', width: 0.3, cell: ({ note }) => note },
          {
            title: 'Where',
            width: 0.16,
            cell: ({ found }) => found[0] && places.find(found[0]),
          },
        ],
      }),
    ),
  ];
}

function composeCorrections(
  { corrections, language }: WritingDetails,
  places: Places,
): readonly Block[] {
  return createGroup('Spelling and grammar', [
    ...(language.grammar === 'not-available'
      ? [
          {
            kind: 'note' as const,
            words: 'Spelling and grammar were not checked by a grammar checker this time.',
          },
        ]
      : []),
    ...createTable({
      caption: 'Places in the language to look at',
      rows: corrections,
      columns: [
        { title: 'Words', width: 0.22, cell: ({ evidence }) => evidence.quote },
        {
          title: 'Perhaps',
          width: 0.2,
          cell: ({ suggestions }) => suggestions.slice(0, 3).join(', '),
        },
        { title: 'Why', cell: ({ message, kind }) => `${message} ${kind}` },
        { title: 'Where', width: 0.16, cell: ({ evidence }) => places.find(evidence) },
      ],
    }),
  ]);
}
