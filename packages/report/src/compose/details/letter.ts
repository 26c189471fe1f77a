import { noticeNames } from '@clauselight/core';
import type { LetterDetails, LetterRequest } from '@clauselight/schema';
import type { Block, Fact } from '../../content.ts';
import { createFact, createFacts, createGroup, createQuote, createTable } from '../blocks.ts';
import { formatDay, joinWords } from '../formats.ts';
import type { Places } from '../places.ts';
import { composeChecklist } from './checklist.ts';

/** Sender and recipient of a letter, its demands with their deadlines, and the announced consequences. */
export function composeLetter(details: LetterDetails, places: Places): readonly Block[] {
  const { requests, consequences, warningSigns, notice, earlier = [] } = details;
  return [
    ...createFacts(listHeadFacts(details)),
    ...createGroup(
      'Warning signs',
      createFacts(warningSigns.map(({ label, evidence }) => ({ label, words: evidence.quote }))),
    ),
    ...createGroup('What is asked, and until when', composeRequests(requests, places)),
    ...createGroup(
      'Quoted messages, and what they asked',
      createFacts(
        earlier.map(({ sender = 'Somebody', date, requests: asked }) => ({
          label: joinWords([sender, date && formatDay(date)]),
          words: asked.map(({ text }) => text).join('\n') || 'nothing in so many words',
        })),
      ),
    ),
    ...createGroup(
      'What happens otherwise',
      consequences.map(({ evidence }) => createQuote(evidence, { places })),
    ),
    ...(notice === undefined
      ? []
      : createGroup(noticeNames[notice.act], [
          createQuote(notice.evidence, { places }),
          ...composeChecklist({ caption: 'What a notice holds', items: notice.items, places }),
        ])),
  ];
}

function composeRequests(requests: readonly LetterRequest[], places: Places): readonly Block[] {
  return createTable({
    caption: 'What is asked, and until when',
    rows: requests,
    columns: [
      { title: 'What', cell: ({ text }) => text },
      { title: 'As', width: 0.12, cell: ({ isDemand }) => (isDemand ? 'demand' : 'request') },
      { title: 'By when', width: 0.32, cell: describeDeadline },
      { title: 'Where', width: 0.14, cell: ({ evidence }) => places.find(evidence) },
    ],
  });
}

function describeDeadline({ deadline }: LetterRequest): string {
  if (deadline === undefined) return 'no date';
  const { words, date, safeDate, computation } = deadline;
  const day = safeDate ?? date;
  const isEarlier = date !== undefined && safeDate !== undefined && safeDate !== date;
  return joinWords(
    [
      day && formatDay(day),
      words,
      computation,
      isEarlier && `The safe day on every reading; by its own words ${formatDay(date)}.`,
    ],
    '\n',
  );
}

function listHeadFacts(details: LetterDetails): readonly Fact[] {
  const { sender, recipient, subject, date, references } = details;
  return [
    ...createFact('From', sender?.text),
    ...createFact('To', recipient?.text),
    ...createFact('Subject', subject?.text),
    ...createFact('Date', date && formatDay(date.date)),
    ...references.flatMap(({ label, text }) => createFact(label, text)),
  ];
}
