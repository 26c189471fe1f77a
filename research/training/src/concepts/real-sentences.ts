import { createHash } from 'node:crypto';
import { type LabeledSentence, openTexts } from '@clauselight/datasets';
import {
  type ConceptTokens,
  classifyDocument,
  createTokenReader,
  findStructure,
  findTerms,
  listPartyNames,
} from '@clauselight/engine/research';

/** A sentence of a real document as the concept model sees it. */
export interface RealSentence {
  readonly document: string;
  /** Offsets in the text of the document, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The first digits of the hash of the text. */
  readonly hash: string;
  /** The sentence before it; empty for the first one. */
  readonly before: string;
  readonly tokens: ConceptTokens;
  /** What a reader saw in it; undefined if nobody read it for concepts. */
  readonly label: LabeledSentence | undefined;
}

/** Shorter and longer sentences are fragments and tables, in characters. */
const shortest = 25;
const longest = 900;

/**
 * Reads the documents that hold labeled sentences.
 * @param data the folder of the documents
 * @returns all their sentences of usual length, and how many labels were not found because a text reads differently
 */
export async function readRealSentences(
  data: string,
  labels: readonly LabeledSentence[],
): Promise<{ readonly sentences: readonly RealSentence[]; readonly lost: number }> {
  const texts = openTexts(data);
  const byPlace = new Map(labels.map((label) => [getKey(label.document, label), label]));
  const sentences: RealSentence[] = [];
  let found = 0;
  for (const document of new Set(labels.map((label) => label.document))) {
    const sourceText = await texts(document);
    const { structure } = findStructure({ sourceText });
    const { documentKind } = classifyDocument({ sourceText, structure });
    const { terms } = findTerms({ sourceText, structure, documentKind });
    const reader = createTokenReader(listPartyNames(terms));
    for (const [index, sentence] of structure.sentences.entries()) {
      const { start, end, passage } = sentence;
      const { text } = passage;
      const hash = hashSentence(text);
      const before = structure.sentences[index - 1]?.passage.text ?? '';
      const label = byPlace.get(getKey(document, sentence));
      const isSame = label?.hash === hash;
      if (isSame) found += 1;
      if (text.length < shortest || text.length > longest) continue;
      const tokens = reader.read(text);
      const own = isSame ? label : undefined;
      sentences.push({ document, start, end, text, hash, before, tokens, label: own });
    }
  }
  return { sentences, lost: labels.length - found };
}

function getKey(document: string, { start, end }: { start: number; end: number }): string {
  return `${document} ${start} ${end}`;
}

function hashSentence(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
