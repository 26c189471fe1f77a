import { explainUncheckedKind, isLittleRecognized } from '@clauselight/core';
import {
  type DocumentKind,
  getDocumentFamily,
  type NotJudged,
  type Score,
} from '@clauselight/schema';
import { findForeignLanguageName } from './checks/language.ts';
import { findLinkedTerms, hasOnlyLinkedTerms } from './linked-terms.ts';
import type { RecognizedDocument } from './recognized-document.ts';

/** Kinds whose checks read values and not sentences: they work in any language. */
const anyLanguage: ReadonlySet<DocumentKind> = new Set([
  'invoice',
  'quote',
  'order',
  'receipt',
  'table',
  'data',
]);
/** Contracts and prose with fewer words say too little to be judged. Our own estimate: a single short clause has more. */
const fewestWords = 25;
/** Of an essay a paragraph or two shows neither a thesis nor an order. Our own estimate. */
const fewestWordsOfEssay = 100;
/** One or two sentences that mean something to a check say nothing about a whole contract. Our own estimate. */
const fewestRecognized = 3;

/** Tells why no check can judge a document: its language, its kind, too little text, or terms elsewhere; nothing if they can. */
export function findWhyNotJudged({
  sourceText,
  structure,
  documentKind,
}: RecognizedDocument): NotJudged | undefined {
  if (anyLanguage.has(documentKind.kind)) return undefined;
  const language = findForeignLanguageName(sourceText.text);
  if (language !== undefined) return describeLanguage(language);
  const least = documentKind.kind === 'essay' ? fewestWordsOfEssay : fewestWords;
  if (structure.wordCount < least) return describeLength(structure.wordCount);
  const isContract = getDocumentFamily(documentKind.kind) === 'contract';
  if (isContract && hasOnlyLinkedTerms(structure)) return describeLinked(structure);
  return explainUncheckedKind(documentKind);
}

/**
 * Tells why no score is given to a contract in which next to nothing was recognized: no finding counts, or hardly a
 * sentence means anything to a check. A score of 0 would read as approval.
 */
export function explainLittleRecognized(score: Score | undefined): NotJudged | undefined {
  if (score?.coverage === undefined || !isLittleRecognized(score.coverage)) return undefined;
  const { sentences, recognized } = score.coverage;
  if (score.r > 0 && recognized >= fewestRecognized) return undefined;
  const seen = recognized === 0 ? 'none' : `only ${recognized}`;
  return {
    reason: 'little-recognized',
    text: `Of ${sentences} sentences the engine recognized ${seen}. It may be in words that the engine does not know.`,
    remedy: 'Read it yourself or ask somebody who knows such documents.',
  };
}

function describeLinked(structure: RecognizedDocument['structure']): NotJudged {
  const name = findLinkedTerms(structure)?.name;
  const which = name === undefined ? '' : ` (${name})`;
  return {
    reason: 'linked-terms',
    text: `The terms that bind are in another document${which}, which this one only links to. They were not seen.`,
    remedy: 'Upload that document, or both as one file.',
  };
}

function describeLanguage(language: string): NotJudged {
  return {
    reason: 'language',
    text: `The document seems to be written in ${language}, and the checks read English only.`,
    remedy: `Upload an English version, or ask somebody who reads ${language}.`,
  };
}

function describeLength(words: number): NotJudged {
  return {
    reason: 'too-little-text',
    text: `The document has only ${words === 1 ? '1 word' : `${words} words`}, too few to judge it by.`,
    remedy: 'Upload the whole document. If it is a scan, a sharper picture may help.',
  };
}
