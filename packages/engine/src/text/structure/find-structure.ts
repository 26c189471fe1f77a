import type { SourceText, Span } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../document-structure.ts';
import { createPassage } from '../passage.ts';
import type { RecognizedDocument } from '../recognized-document.ts';
import { listAmendments } from './amendments.ts';
import { listAttachments } from './attachments.ts';
import { createClauseIndex, getAttachmentKey } from './clause-index.ts';
import { buildClauseTree, type ClauseTree } from './clause-tree.ts';
import { countWords } from './count-words.ts';
import { listCrossReferences } from './cross-references.ts';
import { isDefinition, listDefinitions } from './definitions.ts';
import { findGuidance } from './guidance.ts';
import { listTextUnits, type TextUnit } from './list-text-units.ts';
import { createOwnNames, isChange } from './own-names.ts';
import { collectNumbers } from './reference-evidence.ts';
import { listSentenceSpans } from './sentence-boundaries.ts';
import { listSignatureBlocks } from './signature-blocks.ts';
import { findTitle } from './title.ts';

/**
 * Finds the structure of a document: title, clauses, sentences, definitions, cross references, signature blocks,
 * attachments and amendments. Linear in the length of the text.
 */
export function findStructure({
  sourceText,
}: Pick<RecognizedDocument, 'sourceText'>): Pick<RecognizedDocument, 'structure'> {
  return { structure: buildStructure(sourceText) };
}

function buildStructure(sourceText: SourceText): DocumentStructure {
  const { text } = sourceText;
  const units = listTextUnits(sourceText);
  const title = findTitle(text, units);
  const body = title === undefined ? units : dropTitle(text, units, title);
  const { clauses, runningTexts: passages } = buildClauseTree(text, body);
  const sentences = listSentences(text, passages);
  const index = createClauseIndex(clauses);
  const isOwnName = createOwnNames(text, title);
  const attachments = listAttachments({ text, clauses, sentences, index, isOwnName });
  const missing = new Set(
    attachments
      .filter(({ status }) => status === 'missing')
      .map(({ label }) => getAttachmentKey(label)),
  );
  const amendments = listAmendments(text, sentences);
  return {
    title: title && { start: title.start, end: title.end },
    clauses,
    sentences,
    definitions: listDefinitions({ text, sentences, clauses }),
    crossReferences: listCrossReferences({
      text,
      sentences,
      index,
      missing,
      evidence: collectNumbers(text),
      isOwnName,
      isAmendment: amendments.length > 0 || isChange(text, title),
    }),
    signatureBlocks: listSignatureBlocks(text),
    attachments,
    amendments,
    guidance: findGuidance(text, { sentences, clauses, title }),
    wordCount: countWords(text),
  };
}

/** The title is not part of the first sentence, even when a converter joined them. */
function dropTitle(text: string, units: readonly TextUnit[], title: Span): readonly TextUnit[] {
  return units.flatMap((unit) => {
    if (unit.end <= title.start || unit.start >= title.end || unit.marker !== undefined) {
      return [unit];
    }
    if (unit.start >= title.start && unit.end <= title.end) return [];
    const isFirst = text.slice(unit.start, title.start).trim() === '';
    const isApart = /^\s+["“(]?\p{Lu}/u.test(text.slice(title.end, title.end + 10));
    return isFirst && isApart && title.end < unit.end
      ? [{ ...unit, start: skipBlanks(text, { start: title.end, end: unit.end }) }]
      : [unit];
  });
}

function skipBlanks(text: string, { start, end }: Span): number {
  return end - text.slice(start, end).trimStart().length;
}

function listSentences(text: string, passages: ClauseTree['runningTexts']): readonly Sentence[] {
  return passages.flatMap(({ clauseId, ...span }) =>
    listSentenceSpans(text, span).map((sentence): Sentence => {
      const passage = createPassage(text, sentence);
      return { ...sentence, passage, clauseId, isDefinition: isDefinition(passage) };
    }),
  );
}
