import type { DocumentStructure } from '../document-structure.ts';

/** Tells whether a place of the text is in the agreement itself and not in what is attached to it. */
export function createBodyTest({
  clauses,
}: Pick<DocumentStructure, 'clauses'>): (place: number) => boolean {
  const attachments = clauses.filter(({ kind }) => kind === 'attachment');
  return (place) => !attachments.some(({ start, end }) => start <= place && place < end);
}
