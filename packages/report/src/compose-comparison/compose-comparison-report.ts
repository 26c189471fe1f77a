import { getDocumentWording, interfaceLanguage } from '@clauselight/core';
import { type Comparison, getDocumentFamily } from '@clauselight/schema';
import type { ReportContent } from '../content.ts';
import { composeClauseChanges } from './clauses.ts';
import { composeCover } from './cover.ts';
import { composeMethod } from './method.ts';
import { composePassages } from './passages.ts';
import { composeRisks } from './risks.ts';
import { composeShort } from './short.ts';
import { composeTerms } from './terms.ts';

/**
 * Composes a report of a comparison: the changes of score, risks and terms, and every changed passage with inserted
 * and deleted words. Unchanged text is left out. The same comparison gives the same content.
 *
 * @param comparison - What `compareVersions` returns.
 * @returns The content, which every format renders.
 */
export function composeComparisonReport(comparison: Comparison): ReportContent {
  const { before, after } = comparison;
  return {
    language: interfaceLanguage,
    cover: composeCover(comparison),
    sections: [
      ...composeShort(comparison),
      ...composeClauseChanges(comparison),
      ...composeRisks(comparison),
      ...composeTerms(comparison),
      ...composePassages(comparison),
      composeMethod(comparison),
    ],
    footer: getDocumentWording(getDocumentFamily(after.documentKind)).footer,
    madeFrom: before.analyzedAt > after.analyzedAt ? before.analyzedAt : after.analyzedAt,
  };
}
