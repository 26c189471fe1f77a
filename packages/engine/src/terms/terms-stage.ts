import { createEvidence, isAnchored, type SourceText, type Term } from '@clauselight/schema';
import {
  type DocumentStructure,
  findClauseReference,
  findSentenceAt,
} from '../document-structure.ts';
import { defineStage } from '../stage.ts';
import { listDateTerms } from './date-terms.ts';
import type { DraftTerm } from './draft-term.ts';
import { listLawTerms } from './governing-law.ts';
import { listLengthTerms } from './length-terms.ts';
import { listMoneyTerms } from './money.ts';
import { listPartyTerms } from './parties.ts';

/** Finds the facts the document states, each anchored to its words. */
export const termsStage = defineStage({
  name: 'terms',
  requires: ['sourceText', 'structure'],
  provides: ['terms'],
  run: ({ sourceText, structure }) => ({ terms: listTerms(sourceText, structure) }),
});

function listTerms({ text }: SourceText, structure: DocumentStructure): readonly Term[] {
  const drafts = [
    ...listTitleTerm(text, structure),
    ...listPartyTerms(text, structure),
    ...listDateTerms(text, structure),
    ...listLengthTerms(text, structure),
    ...listMoneyTerms(text, structure),
    ...listLawTerms(text, structure),
  ];
  return drafts
    .filter(({ evidence }) => isAnchored(text, evidence))
    .map((draft, index) => {
      const sentence = findSentenceAt(structure, draft.evidence.start);
      const clause = findClauseReference(structure, sentence?.clauseId);
      return { id: `t${index + 1}`, ...draft, ...(clause && { clause }) };
    });
}

function listTitleTerm(text: string, { title }: DocumentStructure): readonly DraftTerm[] {
  const evidence = title && createEvidence(text, title);
  if (!evidence?.quote) return [];
  const display = evidence.quote.replace(/\s+/g, ' ');
  return [
    {
      type: 'document-title',
      label: 'Document title',
      display,
      value: { kind: 'text', text: display },
      evidence,
    },
  ];
}
