import {
  describeCertainty,
  describeRange,
  describeTermParty,
  describeUsual,
  formatUsualShare,
  groupBy,
  listSubjects,
  type SubjectPassage,
  type TermGroupId,
  termGroupNames,
  termGroups,
  usualTitle,
} from '@clauselight/core';
import type { Term } from '@clauselight/schema';
import type { Block, Fact, Section } from '../content.ts';
import { shorten } from '../printable.ts';
import { createFacts, createGroup, createSection, createTable } from './blocks.ts';
import { joinWords } from './formats.ts';
import type { Places } from './places.ts';
import type { ReportContext } from './report-context.ts';

const subjectQuoteLength = 240;

/** Obligations and deadlines have a section of their own. */
const shownGroups: readonly TermGroupId[] = [
  'parties',
  'dates',
  'money',
  'duration',
  'law',
  'document',
];

/** The facts that the document states, each with its quote and position, and the passages on each subject. */
export function composeTerms({
  analysis,
  places,
  hasAllQuotes,
}: ReportContext): readonly Section[] {
  const { terms } = analysis;
  const subjects = listSubjects(analysis);
  return createSection('Key terms', [
    ...shownGroups.flatMap((id): readonly Block[] => {
      const found = termGroups[id].flatMap((type) => terms.filter((term) => term.type === type));
      return createGroup(
        termGroupNames[id],
        createFacts(mergeFacts(found.map((term) => toFact(term, places)))),
      );
    }),
    ...createGroup(
      'Where it deals with what',
      hasAllQuotes ? quoteSubjects(subjects, places) : composeSubjects(subjects, places),
    ),
  ]);
}

function toFact(term: Term, places: Places): Fact {
  const { label, display, value, evidence, clause, usual } = term;
  const place = places.find(evidence, clause);
  return {
    label,
    words: joinWords(
      [
        display,
        describeTermParty(term),
        describeValue(value, label),
        usual && describeRange(usual),
      ],
      '\n',
    ),
    ...(evidence.quote !== display && { quote: evidence.quote }),
    ...(place !== undefined && { place }),
  };
}

/** The details of the normalized value that its display and its label leave out. */
function describeValue(value: Term['value'], label: string): string | undefined {
  switch (value.kind) {
    case 'date':
      return value.computation && `Worked out: ${value.computation}`;
    case 'party':
      return value.role === value.alias?.toLowerCase() ? undefined : value.role;
    case 'address':
      return value.party && `of ${value.party}`;
    case 'money':
      return value.purpose === label.toLowerCase()
        ? undefined
        : value.purpose && `for ${value.purpose}`;
    default:
      return undefined;
  }
}

/** Equal facts at several positions become one, with all positions. */
function mergeFacts(facts: readonly Fact[]): readonly Fact[] {
  const merged = new Map<string, Fact>();
  for (const fact of facts) {
    const key = JSON.stringify([fact.label, fact.words, fact.quote]);
    const place = joinWords([...new Set([merged.get(key)?.place, fact.place])], '; ');
    merged.set(key, { ...fact, ...(place !== '' && { place }) });
  }
  return [...merged.values()];
}

function composeSubjects(subjects: readonly SubjectPassage[], places: Places): readonly Block[] {
  const rows = [...groupBy(subjects, ({ label }) => label)].map(([label, found]) => {
    const named = found.flatMap(({ evidence, clause }) => places.find(evidence, clause) ?? []);
    const usual = formatUsualShare(found.find((one) => one.usual !== undefined)?.usual);
    return { label, where: [...new Set(named)].join('; '), usual };
  });
  return createTable({
    caption: 'Which passages deal with what',
    rows: rows.filter(({ where }) => where !== ''),
    columns: [
      { title: 'Subject', width: 0.3, cell: ({ label }) => label },
      { title: 'Where', cell: ({ where }) => where },
      { title: usualTitle, width: 0.2, cell: ({ usual }) => usual },
    ],
  });
}

/** Every passage with its words, and how probable it is that it deals with its subject. */
function quoteSubjects(subjects: readonly SubjectPassage[], places: Places): readonly Block[] {
  return createFacts(
    subjects.map(({ label, probability, evidence, clause, usual }): Fact => {
      const place = places.find(evidence, clause);
      return {
        label,
        words: joinWords([describeCertainty(probability), ...describeUsual(usual)], '\n'),
        quote: shorten(evidence.quote, subjectQuoteLength),
        ...(place !== undefined && { place }),
      };
    }),
  );
}
