import type { DocumentStructure } from '../../../text/document-structure.ts';
import type { DraftTerm } from '../draft-term.ts';
import { listArbitrationSeats } from './arbitration.ts';
import { listCourts } from './courts.ts';
import { listGoverningLaws } from './governing-law.ts';

/** Whose law governs, which courts decide, and where disputes are arbitrated. */
export function listLawTerms(text: string, structure: DocumentStructure): readonly DraftTerm[] {
  return [
    ...listGoverningLaws(text, structure),
    ...listCourts(text, structure),
    ...listArbitrationSeats(text, structure),
  ];
}
