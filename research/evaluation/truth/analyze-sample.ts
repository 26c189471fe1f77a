import path from 'node:path';
import { readDataFile } from '@clauselight/datasets';
import { analyzeDocument } from '@clauselight/engine';
import { createGrammarChecker } from '@clauselight/grammar';
import { weights } from '../weights.ts';
import type { Assertion } from './assertion.ts';
import { listAssertions } from './list-assertions.ts';

/** A moment that is the same in every run. */
const analyzedAt = '2026-03-02T09:30:00.000Z';

const grammar = createGrammarChecker();

/** The assertions of the product about a document. */
export async function assertDocument(
  data: string,
  document: string,
): Promise<readonly Assertion[]> {
  const source = await readDataFile(data, document);
  return listAssertions({
    document,
    filename: path.basename(document),
    analyzedAt,
    analysis: await analyzeDocument(source, { weights, checkLanguage: grammar.check }),
    source,
    states: [],
  });
}
