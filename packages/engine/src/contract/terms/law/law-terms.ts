import type { DocumentStructure } from '../../../text/document-structure.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listArbitrationSeats } from './arbitration.ts';
import { listCourts } from './courts.ts';
import { listGoverningLaws } from './governing-law.ts';

/** Lists the governing law, the courts, and the seat of arbitration. */
export function listLawTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  return [
    ...listGoverningLaws(text, structure),
    ...listCourts(text, structure),
    ...listArbitrationSeats(text, structure),
  ];
}
