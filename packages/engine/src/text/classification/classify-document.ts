import { createEvidence } from '@clauselight/core';
import type { DocumentKind, SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';
import type { RecognizedDocument } from '../recognized-document.ts';
import { contractWords, kindCues } from './kind-cues.ts';
import { createKindInput } from './kind-input.ts';
import { recognizeOtherKind } from './other-kinds.ts';

const contractTitle =
  /\b(?:agreement|contract|lease|licen[cs]e|addendum|amendment|deed|indenture|guarant(?:y|ee)|undertaking|terms|conditions|promissory note|tenancy|offer letter|order form|cover page|nda|non-?disclosure)\b/i;
const labelOfAnyContract = 'Contract';
/** Contract words per hundred words. Measured: agreements have 4 and more; essays, manuals and invoices less than 1. */
const contractDensity = 2;
/** A text with this many contract words in all needs fewer per hundred: contracts in plain words. */
const manyContractWords = 20;
/** Contract words per hundred words in such a text. Set by hand, as the densities below. */
const densityOfMany = 1;
const densityWithTitle = 0.4;
/** Fewer contract words in all are not a contract. */
const fewestContractWords = 6;
/** Forms and cover pages are short, and mostly blanks. */
const shortFormWords = 150;
const densityOfShortForm = 1.5;
/** A body that names its kind this often per hundred words decides without a title. */
const kindDensity = 1.2;

/** Employment words per hundred words. */
const densityOfEmployment = 3;
const you = /\b(?:you|your)\b/gi;
const we = /\b(?:we|us|our)\b/gi;
/** Pronouns per hundred words in consumer terms. Set by hand. */
const densityOfYou = 2.5;
const densityOfYouAlone = 3.4;
const densityOfWe = 0.8;
/** Kinds whose titles are also used for other kinds. */
const retitled: ReadonlySet<DocumentKind> = new Set(['services', 'saas', 'supply']);
const commercialKinds: ReadonlySet<DocumentKind> = new Set([
  'saas',
  'services',
  'supply',
  'licence',
  'contract',
]);

/** Classifies a document, with the words that the result rests on. */
export function classifyDocument({
  sourceText,
  structure,
}: Pick<RecognizedDocument, 'sourceText' | 'structure'>): Pick<RecognizedDocument, 'documentKind'> {
  return { documentKind: classify(sourceText, structure) };
}

function classify(
  sourceText: SourceText,
  structure: DocumentStructure,
): RecognizedDocument['documentKind'] {
  const title = getTitle(sourceText, structure);
  const evidence = structure.title && createEvidence(sourceText.text, structure.title);
  const named = evidence?.quote ? { evidence } : {};
  const kind = findContractKind(title, sourceText.text, structure.wordCount);
  if (kind === undefined) {
    return { ...recognizeOtherKind(createKindInput(sourceText, structure, title)), ...named };
  }
  const label = kindCues.find((cues) => cues.kind === kind)?.label ?? labelOfAnyContract;
  return { kind, label, ...named };
}

function getTitle(sourceText: SourceText, structure: DocumentStructure): string {
  const { title } = structure;
  return title === undefined
    ? ''
    : sourceText.text.slice(title.start, title.end).replace(/\s+/g, ' ');
}

function findContractKind(
  title: string,
  text: string,
  wordCount: number,
): DocumentKind | undefined {
  if (!isContract(title, text, wordCount)) return undefined;
  const byTitle = kindCues.find((cues) => cues.title.test(title));
  // Employment contracts are often called service agreements, and consumer terms conditions of sale.
  if (byTitle !== undefined && !retitled.has(byTitle.kind)) return byTitle.kind;
  const counted = kindCues
    .map(({ kind, body }) => ({ kind, density: getDensity(text, body, wordCount) }))
    .sort((a, b) => b.density - a.density);
  const best = counted[0];
  if (byTitle !== undefined) {
    const isEmployment = best?.kind === 'employment' && best.density >= densityOfEmployment;
    if (isEmployment && byTitle.kind === 'services') return 'employment';
    return getDensity(text, you, wordCount) >= densityOfYouAlone ? 'consumer' : byTitle.kind;
  }
  const named = best !== undefined && best.density >= kindDensity ? best.kind : 'contract';
  return isSpokenToReader(text, wordCount) && commercialKinds.has(named) ? 'consumer' : named;
}

/** Consumer terms often say “you”, and “we” or the company's own name. */
function isSpokenToReader(text: string, wordCount: number): boolean {
  const density = getDensity(text, you, wordCount);
  return (
    density >= densityOfYouAlone ||
    (density >= densityOfYou && getDensity(text, we, wordCount) >= densityOfWe)
  );
}

function isContract(title: string, text: string, wordCount: number): boolean {
  const count = text.match(contractWords)?.length ?? 0;
  const density = getDensity(text, contractWords, wordCount);
  const isTitled = contractTitle.test(title);
  if (count < fewestContractWords) {
    const isShortForm = wordCount < shortFormWords || density >= densityOfShortForm;
    return isTitled && count >= 2 && isShortForm;
  }
  if (isTitled) return density >= densityWithTitle;
  return density >= (count >= manyContractWords ? densityOfMany : contractDensity);
}

function getDensity(text: string, pattern: RegExp, wordCount: number): number {
  return wordCount === 0 ? 0 : (100 * (text.match(pattern)?.length ?? 0)) / wordCount;
}
