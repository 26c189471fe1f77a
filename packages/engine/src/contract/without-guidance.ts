import type { DocumentStructure } from '../text/document-structure.ts';
import { countWords } from '../text/structure/count-words.ts';
import { isWithin } from '../text/structure/guidance.ts';

/**
 * The structure of a contract without the sentences, clauses and definitions of its guidance, so that no step takes what
 * explains a form for what binds. A heading of the guidance goes even if the form below it counts as its clause. The
 * spans of the guidance stay, for steps that search the text itself.
 */
export function withoutGuidance(text: string, structure: DocumentStructure): DocumentStructure {
  const { guidance, sentences, clauses, definitions, wordCount } = structure;
  if (guidance.length === 0) return structure;
  const words = guidance.map(({ start, end }) => countWords(text.slice(start, end)));
  const kept = clauses.filter(({ start }) => !isWithin(guidance, { start, end: start + 1 }));
  const ids = new Set(kept.map(({ id }) => id));
  const keepId = (id: string | undefined) => (id !== undefined && ids.has(id) ? id : undefined);
  return {
    ...structure,
    sentences: sentences
      .filter((sentence) => !isWithin(guidance, sentence))
      .map((sentence) => ({ ...sentence, clauseId: keepId(sentence.clauseId) })),
    clauses: kept.map(({ parentId, ...clause }) => {
      const parent = keepId(parentId);
      return { ...clause, ...(parent !== undefined && { parentId: parent }) };
    }),
    wordCount: words.reduce((rest, count) => rest - count, wordCount),
    definitions: definitions.filter(({ evidence }) => !isWithin(guidance, evidence)),
  };
}
