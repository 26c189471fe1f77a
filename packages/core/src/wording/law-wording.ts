import type { Finding, LawCertainty, LawNote, PlaceBasis } from '@clauselight/schema';
import { groupBy } from '../group-by.ts';

/** What the law of the place says about what is in the document. */
export const lawTitle = 'Law to know';
export const lawNote =
  'What the law of the place said on the day that stands with each note. It is general information, not legal advice: later changes are not in it, and no finding and no score depends on it.';

/** What shows that the law of a place matters, before the words that name it. */
export const placeBasisNames = {
  'governing-law': 'The document chooses this law',
  premises: 'The premises are there',
  workplace: 'The work is done there',
  parties: 'The parties have their addresses there',
  residence: 'Whoever makes the document lives there',
} as const satisfies Record<PlaceBasis, string>;

/** How sure a note is. */
export const lawCertaintyNames = {
  settled: 'Settled',
  depends: 'Exceptions or the facts can change this',
} as const satisfies Record<LawCertainty, string>;

/** The notes on the law of one place, and what leads to it. */
export interface PlaceNotes {
  readonly place: string;
  readonly reasons: LawNote['places'];
  readonly notes: readonly LawNote[];
}

/**
 * Groups notes by their place.
 *
 * @param notes - The notes of an analysis.
 * @returns Places and their notes, both in the order of the notes.
 */
export function groupByPlace(notes: readonly LawNote[]): readonly PlaceNotes[] {
  return [...groupBy(notes, ({ place }) => place)].map(([place, own]) => ({
    place,
    reasons: own[0]?.places ?? [],
    notes: own,
  }));
}

/**
 * What is said of the law at a finding: its own words, or where to read the note that says the same for the place.
 *
 * @param finding - The finding.
 * @param notes - All notes on law of its analysis.
 * @returns The words; undefined if there are none.
 */
export function describeFindingLaw(
  { id, law }: Pick<Finding, 'id' | 'law'>,
  notes: readonly LawNote[],
): string | undefined {
  const places = notes.filter(({ restates }) => restates.includes(id)).map(({ place }) => place);
  if (places.length === 0) return law;
  return `${[...new Set(places)].join(', ')}: see “${lawTitle}”`;
}
