import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyzeDocument } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import { findFormatByName, type SourceText } from '@clauselight/schema';
import { weights } from '../weights.ts';
import type { Assertion } from './assertion.ts';
import { listAssertions } from './list-assertions.ts';

/** A moment that is the same in every run. */
const analyzedAt = '2026-03-02T09:30:00.000Z';

/** Reads a document named by its path below the data folder. Throws for a format that is not known. */
export async function readSampled(data: string, document: string): Promise<SourceText> {
  const format = findFormatByName(path.basename(document));
  if (format === undefined) throw new Error(`${document} has a format that is not known`);
  return readDocument(new Uint8Array(readFileSync(path.join(data, document))), { format });
}

/** The assertions of the product about a document. */
export async function assertDocument(
  data: string,
  document: string,
): Promise<readonly Assertion[]> {
  const source = await readSampled(data, document);
  return listAssertions({
    document,
    filename: path.basename(document),
    analyzedAt,
    analysis: await analyzeDocument(source, { weights }),
    source,
    accepted: [],
  });
}
