import {
  groupByPlace,
  lawCertaintyNames,
  lawNote,
  lawTitle,
  type PlaceNotes,
  placeBasisNames,
} from '@clauselight/core';
import type { LawNote } from '@clauselight/schema';
import type { Block, Fact, Section } from '../content.ts';
import { shorten } from '../printable.ts';
import { createFacts, createGroup, createSection } from './blocks.ts';
import { formatDay, joinWords, lowerFirst } from './formats.ts';
import type { ReportContext } from './report-context.ts';

const quoteLength = 240;

/** What the law of the place says, place by place, with the words that lead to it. */
export function composeLaw(context: ReportContext): readonly Section[] {
  const { lawNotes } = context.analysis;
  if (lawNotes.length === 0) return [];
  return createSection(`${lawTitle} (${lawNotes.length})`, [
    { kind: 'note', words: lawNote },
    ...groupByPlace(lawNotes).flatMap((group) => composePlace(group, context)),
  ]);
}

function composePlace({ place, reasons, notes }: PlaceNotes, context: ReportContext) {
  const { places } = context;
  return createGroup(place, [
    ...createFacts(
      reasons.map(({ basis, evidence }): Fact => {
        const where = places.find(evidence);
        return {
          label: 'Why this place',
          words: placeBasisNames[basis],
          quote: shorten(evidence.quote, quoteLength),
          ...(where !== undefined && { place: where }),
        };
      }),
    ),
    ...notes.flatMap((note) => composeNote(note, context)),
  ]);
}

function composeNote(note: LawNote, { places }: ReportContext): readonly Block[] {
  const { topic, text, source, asOf, certainty, occasion, evidence, clause } = note;
  const [first] = evidence;
  const where = first && places.find(first, clause);
  return createFacts([
    {
      label: topic,
      words: `${text} ${joinWords([source, `as of ${formatDay(asOf)}`, lowerFirst(lawCertaintyNames[certainty])], '; ')}. Shown for: ${occasion}.`,
      ...(first !== undefined && { quote: shorten(first.quote, quoteLength) }),
      ...(where !== undefined && { place: where }),
    },
  ]);
}
