import type { DocumentStructure } from '../text/document-structure.ts';
import { countWords } from '../text/structure/count-words.ts';
import { isWithin } from '../text/structure/guidance.ts';

/**
 * The structure of a contract without the sentences, clauses and definitions of its guidance, so that no step takes what
 * explains a form for what binds. The spans of the guidance stay, for steps that search the text itself.
 */
export function withoutGuidance(text: string, structure: DocumentStructure): DocumentStructure {
  const { guidance, sentences, clauses, definitions, wordCount } = structure;
  if (guidance.length === 0) return structure;
  const words = guidance.map(({ start, end }) => countWords(text.slice(start, end)));
  return {
    ...structure,
    sentences: sentences.filter((sentence) => !isWithin(guidance, sentence)),
    clauses: clauses.filter((clause) => !isWithin(guidance, clause)),
    wordCount: words.reduce((rest, count) => rest - count, wordCount),
    definitions: definitions.filter(({ evidence }) => !isWithin(guidance, evidence)),
  };
}
