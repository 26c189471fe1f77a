import type { DocumentStructure, Sentence } from '../document-structure.ts';
import { createPassage } from '../passage.ts';
import { defineStage } from '../stage.ts';
import { buildClauseTree } from './clause-tree.ts';
import { skipContentsTable } from './contents-table.ts';
import { isDefinition, listDefinitions } from './definitions.ts';
import { listPieces } from './piece.ts';
import { listSentenceSpans } from './sentence-boundaries.ts';
import { findTitle } from './title.ts';

/** Finds what the document is built of: title, clauses, sentences, definitions. */
export const structureStage = defineStage({
  name: 'structure',
  requires: ['sourceText'],
  provides: ['structure'],
  run: ({ sourceText }) => ({ structure: buildStructure(sourceText) }),
});

function buildStructure(sourceText: Parameters<typeof listPieces>[0]): DocumentStructure {
  const { text } = sourceText;
  const pieces = skipContentsTable(text, listPieces(sourceText));
  const title = findTitle(text, pieces);
  const body = pieces.filter(
    (piece) => title === undefined || piece.end > title.end || piece.start < title.start,
  );
  const { clauses, passages } = buildClauseTree(text, body);
  const sentences = passages.flatMap(({ clauseId, ...span }) =>
    listSentenceSpans(text, span).map((sentence): Sentence => {
      const passage = createPassage(text, sentence);
      return { ...sentence, passage, clauseId, isDefinition: isDefinition(passage) };
    }),
  );
  return {
    title: title && { start: title.start, end: title.end },
    clauses,
    sentences,
    definitions: sentences.flatMap(({ passage }) => listDefinitions(passage)),
    wordCount: text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  };
}
