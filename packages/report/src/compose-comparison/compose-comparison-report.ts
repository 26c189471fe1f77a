import { getDocumentWording } from '@clauselight/core';
import { type Comparison, getDocumentFamily } from '@clauselight/schema';
import type { ReportContent } from '../content.ts';
import { composeCover } from './cover.ts';
import { composeMethod } from './method.ts';
import { composePassages } from './passages.ts';
import { composeRisks } from './risks.ts';
import { composeShort } from './short.ts';
import { composeTerms } from './terms.ts';

/**
 * Puts a comparison in words for people: what changed in score, risks and terms, and every passage that changed with the
 * words put in and taken out. Text that is the same is left out. The same comparison gives the same content.
 */
export function composeComparisonReport(comparison: Comparison): ReportContent {
  const { before, after } = comparison;
  return {
    language: 'en',
    cover: composeCover(comparison),
    sections: [
      ...composeShort(comparison),
      ...composeRisks(comparison),
      ...composeTerms(comparison),
      ...composePassages(comparison),
      composeMethod(comparison),
    ],
    footer: getDocumentWording(getDocumentFamily(after.documentKind)).footer,
    madeFrom: before.analyzedAt > after.analyzedAt ? before.analyzedAt : after.analyzedAt,
  };
}
