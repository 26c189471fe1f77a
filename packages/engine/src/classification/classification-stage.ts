import { createEvidence, type DocumentKind, type SourceText } from '@clauselight/schema';
import type { DocumentStructure } from '../document-structure.ts';
import { type Artefacts, defineStage } from '../stage.ts';
import { contractWords, kindCues } from './kind-cues.ts';

const contractTitle =
  /\b(?:agreement|contract|lease|licen[cs]e|addendum|amendment|deed|indenture|guarant(?:y|ee)|undertaking|terms|conditions|promissory note|tenancy|offer letter|order form|cover page|nda|non-?disclosure)\b/i;
const labelOfOthers: Readonly<Record<'contract' | 'other', string>> = {
  contract: 'Contract',
  other: 'Not a contract',
};
/** Contract words in a hundred words: measured, agreements hold 4 and more, essays, manuals and invoices less than 1. */
const contractDensity = 2;
/** In a text that holds so many of them in all, fewer in a hundred are enough: contracts in plain words. */
const manyContractWords = 20;
const densityOfMany = 1;
const densityWithTitle = 0.4;
const fewestContractWords = 6;
/** Forms and cover pages are short, and mostly blanks to fill in. */
const shortFormWords = 150;
const densityOfShortForm = 1.5;
/** A body that names its kind this often in a hundred words decides without a title. */
const kindDensity = 1.2;

/** Says what kind of document it is, and on which words that rests. */
export const classificationStage = defineStage({
  name: 'classification',
  requires: ['sourceText', 'structure'],
  provides: ['documentKind'],
  run: ({ sourceText, structure }) => ({ documentKind: classify(sourceText, structure) }),
});

function classify(sourceText: SourceText, structure: DocumentStructure): Artefacts['documentKind'] {
  const title = getTitle(sourceText, structure);
  const kind = findKind(title, sourceText.text, structure.wordCount);
  const label = kindCues.find((cues) => cues.kind === kind)?.label;
  const evidence = structure.title && createEvidence(sourceText.text, structure.title);
  return {
    kind,
    label: label ?? labelOfOthers[kind === 'other' ? 'other' : 'contract'],
    ...(evidence?.quote && { evidence }),
  };
}

function getTitle(sourceText: SourceText, structure: DocumentStructure): string {
  const { title } = structure;
  return title === undefined
    ? ''
    : sourceText.text.slice(title.start, title.end).replace(/\s+/g, ' ');
}

function findKind(title: string, text: string, wordCount: number): DocumentKind {
  if (!isContract(title, text, wordCount)) return 'other';
  const byTitle = kindCues.find((cues) => cues.title.test(title));
  if (byTitle !== undefined) return byTitle.kind;
  const counted = kindCues
    .map(({ kind, body }) => ({ kind, density: getDensity(text, body, wordCount) }))
    .sort((a, b) => b.density - a.density);
  const best = counted[0];
  return best !== undefined && best.density >= kindDensity ? best.kind : 'contract';
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
