import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { analyzeDocument } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import type { AnalysisReportInput } from '@clauselight/report';
import { findFormatByName } from '@clauselight/schema';
import { weights } from '../weights.ts';

/** A moment that is the same in every run. */
const analyzedAt = '2026-03-02T09:30:00.000Z';

/** Reads a file and analyzes it: what a report of it is made from. */
export async function analyzeFile(path: string): Promise<AnalysisReportInput> {
  const filename = basename(path);
  const format = findFormatByName(filename);
  if (format === undefined) throw new Error(`${filename} has a format that is not known`);
  const source = await readDocument(new Uint8Array(readFileSync(path)), { format });
  return {
    analysisId: '00000000-0000-4000-8000-000000000000',
    filename,
    analyzedAt,
    analysis: await analyzeDocument(source, { weights }),
    source,
    states: [],
  };
}
