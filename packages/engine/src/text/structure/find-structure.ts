import type { SourceText, Span } from '@clauselight/schema';
import type { DocumentStructure, Sentence } from '../document-structure.ts';
import { createPassage } from '../passage.ts';
import type { RecognizedDocument } from '../recognized-document.ts';
import { listAmendments } from './amendments.ts';
import { listAttachments } from './attachments.ts';
import { createClauseIndex, getAttachmentKey } from './clause-index.ts';
import { buildClauseTree, type ClauseTree } from './clause-tree.ts';
import { listCrossReferences } from './cross-references.ts';
import { isDefinition, listDefinitions } from './definitions.ts';
import { createOwnNames, isChange } from './own-names.ts';
import { listPieces, type Piece } from './piece.ts';
import { collectNumbers } from './reference-evidence.ts';
import { listSentenceSpans } from './sentence-boundaries.ts';
import { listSignatureBlocks } from './signature-blocks.ts';
import { findTitle } from './title.ts';

/**
 * Finds what the document is built of: title, clauses, sentences, definitions, cross references, signature blocks,
 * attachments, amendments. Linear in the length of the text.
 */
export function findStructure({
  sourceText,
}: Pick<RecognizedDocument, 'sourceText'>): Pick<RecognizedDocument, 'structure'> {
  return { structure: buildStructure(sourceText) };
}

function buildStructure(sourceText: SourceText): DocumentStructure {
  const { text } = sourceText;
  const pieces = listPieces(sourceText);
  const title = findTitle(text, pieces);
  const body = title === undefined ? pieces : leaveOutTitle(text, pieces, title);
  const { clauses, passages } = buildClauseTree(text, body);
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
    wordCount: text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  };
}

/** The title is no part of the first sentence, also where a converter ran them together. */
function leaveOutTitle(text: string, pieces: readonly Piece[], title: Span): readonly Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.end <= title.start || piece.start >= title.end || piece.marker !== undefined) {
      return [piece];
    }
    if (piece.start >= title.start && piece.end <= title.end) return [];
    const isFirst = text.slice(piece.start, title.start).trim() === '';
    const isApart = /^\s+["“(]?\p{Lu}/u.test(text.slice(title.end, title.end + 10));
    return isFirst && isApart && title.end < piece.end
      ? [{ ...piece, start: skipBlanks(text, { start: title.end, end: piece.end }) }]
      : [piece];
  });
}

function skipBlanks(text: string, { start, end }: Span): number {
  return end - text.slice(start, end).trimStart().length;
}

function listSentences(text: string, passages: ClauseTree['passages']): readonly Sentence[] {
  return passages.flatMap(({ clauseId, ...span }) =>
    listSentenceSpans(text, span).map((sentence): Sentence => {
      const passage = createPassage(text, sentence);
      return { ...sentence, passage, clauseId, isDefinition: isDefinition(passage) };
    }),
  );
}
