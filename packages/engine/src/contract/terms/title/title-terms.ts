import { createEvidence } from '@clauselight/core';
import type { SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../../../text/document-structure.ts';
import type { ContractArtifacts } from '../../contract-artifacts.ts';
import type { DraftTerm } from '../draft-term.ts';

interface TitleInput {
  readonly sourceText: SourceText;
  readonly structure: DocumentStructure;
  readonly documentKind: ContractArtifacts['documentKind'];
}

/** Lists the title of the document and its kind, when words state them. */
export function listTitleTerms({
  sourceText,
  structure,
  documentKind,
}: TitleInput): readonly DraftTerm[] {
  const title = structure.title && createEvidence(sourceText.text, structure.title);
  const { label, evidence } = documentKind;
  const titled: readonly DraftTerm[] = title?.quote
    ? [
        {
          type: 'document-title',
          label: 'Document title',
          ...createText(title.quote.replace(/\s+/g, ' ')),
          evidence: title,
        },
      ]
    : [];
  const kind: readonly DraftTerm[] = evidence
    ? [{ type: 'document-kind', label: 'Kind of document', ...createText(label), evidence }]
    : [];
  return [...titled, ...kind];
}

function createText(text: string): Pick<DraftTerm, 'display' | 'value'> {
  return { display: text, value: { kind: 'text', text } };
}
