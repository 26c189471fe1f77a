import {
  classifyDocument,
  type DocumentStructure,
  describeSentences,
  describeTokens,
  type FeatureRows,
  findStructure,
  findTerms,
  listHeadTokens,
} from '@clauselight/engine/research';
import {
  type Contract,
  getCategory,
  getOverlap,
  type HeadedProvision,
  toWords,
} from '@clauselight/research-data';
import { type ClauseCategory, clauseCategorySchema, type Term } from '@clauselight/schema';
import { labels } from '../fit/fit-network.ts';
import type { TaggedText } from '../fit/fit-tagger.ts';
import { labelTokens } from './label-tokens.ts';
import { labelByHeading, silverCategories } from './silver-labels.ts';

/** One contract, as everything that learns sees it. */
export interface Example {
  readonly contract: Contract;
  readonly structure: DocumentStructure;
  readonly terms: readonly Term[];
  readonly rows: FeatureRows;
  /** `labels[sentence * sentenceCategories.length + category]`, see `labels`. */
  readonly labels: Uint8Array;
  readonly tagged: TaggedText;
}

const answeredByEntities: readonly ClauseCategory[] = [
  'document-name',
  'parties',
  'agreement-date',
];

/** The categories that sentences are answers of: the outputs of the network, in order. */
export const sentenceCategories: readonly ClauseCategory[] = clauseCategorySchema.options.filter(
  (category) => !answeredByEntities.includes(category),
);

const leastOverlap = 0.5;
const longestIgnoredPart = 15;

/** Reads a contract the way the engine does, and labels its sentences and the tokens of its opening and end. */
export function createExample(contract: Contract, provisions: readonly HeadedProvision[]): Example {
  const { sourceText } = contract;
  const { structure } = findStructure({ sourceText });
  const { documentKind } = classifyDocument({ sourceText, structure });
  const { terms } = findTerms({ sourceText, structure, documentKind });
  const tokens = listHeadTokens(sourceText.text);
  return {
    contract,
    structure,
    terms,
    rows: describeSentences(sourceText.text, structure),
    labels: labelSentences(contract, structure, provisions),
    tagged: {
      features: describeTokens(sourceText.text, tokens),
      labels: labelTokens(contract, tokens),
    },
  };
}

function labelSentences(
  contract: Contract,
  { sentences }: DocumentStructure,
  provisions: readonly HeadedProvision[],
): Uint8Array {
  const { text } = contract.sourceText;
  const answers = listAnswers(contract);
  const findHeading = createHeadingFinder(text, provisions);
  const result = new Uint8Array(sentences.length * sentenceCategories.length);
  sentences.forEach(({ start, end }, sentence) => {
    const quote = text.slice(start, end);
    const words = toWords(quote);
    const offset = sentence * sentenceCategories.length;
    for (const answer of answers) {
      const place = offset + answer.category;
      if (result[place] === labels.yes) continue;
      if (getOverlap(answer.words, words) >= leastOverlap) result[place] = labels.yes;
      else if (isPart(answer.text, quote)) result[place] = labels.unknown;
    }
    labelByHeading(quote, findHeading(start)).forEach((label, index) => {
      const category = sentenceCategories.indexOf(silverCategories[index] ?? 'term');
      result[offset + category] = labels[label];
    });
  });
  return result;
}

interface Answer {
  readonly category: number;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function listAnswers({ spans }: Contract): readonly Answer[] {
  return [...spans].flatMap(([name, texts]) => {
    const category = sentenceCategories.indexOf(getCategory(name));
    return category < 0 ? [] : texts.map((text) => ({ category, text, words: toWords(text) }));
  });
}

/** A sentence that holds an answer, or is held by one, without being about as long is neither right nor wrong. */
function isPart(answer: string, sentence: string): boolean {
  const shorter = Math.min(answer.length, sentence.length);
  return shorter > longestIgnoredPart && (answer.includes(sentence) || sentence.includes(answer));
}

/** The heading of the provision that a place lies in. */
function createHeadingFinder(
  text: string,
  provisions: readonly HeadedProvision[],
): (place: number) => string | undefined {
  const hasPairs = /[\uD800-\uDFFF]/.test(text);
  const points = hasPairs ? Array.from(text) : [];
  const toUnits = (offset: number) => (hasPairs ? points.slice(0, offset).join('').length : offset);
  const spans = provisions.map(({ heading, start, end }) => ({
    heading,
    start: toUnits(start),
    end: toUnits(end),
  }));
  return (place) => spans.find(({ start, end }) => start <= place && place < end)?.heading;
}
