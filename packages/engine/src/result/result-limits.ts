import type { LeftOutPart } from '@clauselight/schema';

/**
 * The most entries of each list of a result: several times what the longest documents of our data give. The lists that
 * are not named here are as long as the catalogs of the engine.
 */
export const listLimits: Readonly<Partial<Record<LeftOutPart, number>>> = {
  clauses: 20_000,
  definitions: 5000,
  crossReferences: 10_000,
  signatureBlocks: 500,
  attachments: 2000,
  amendments: 2000,
  provisions: 5000,
  conceptPassages: 2000,
  lawNotes: 200,
  terms: 5000,
  sides: 20,
  findings: 1000,
  recommendations: 1000,
  strengths: 100,
  summary: 100,
};

/** The most entries of a list inside an entry, such as the evidence of a finding. */
export const longestInnerList = 2000;

/** The most characters of such a list as JSON. No entry is then longer than what a list of the result may take. */
export const innerCharacters = 100_000;

/** Longest quotation and longest other text, in characters. A longer quotation is cut, and still exact. */
export const longestQuote = 10_000;
export const longestText = 4000;

/**
 * The most characters that one list of the result takes as JSON: an allowance, and as many as the document has. So the
 * result grows at most linearly, whatever a document repeats.
 */
export function getCharacterLimit(textLength: number): number {
  return 500_000 + textLength;
}
