import { fileURLToPath } from 'node:url';
import { takeSide } from '@clauselight/core';
import { type AnalysisReportInput, composeAnalysisReport, listTexts } from '@clauselight/report';
import type { Analysis } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { analyzeFile } from './analyze-file.ts';
import { listClaims } from './list-claims.ts';

const samples = [
  'cloud-services-agreement.pdf',
  'school-uniforms-essay.txt',
  'shop-sign-invoice.txt',
  'bakery-purchases.csv',
];

describe.each(samples)('the report of %s', (name) => {
  it('says all that the analysis claims, for every side and any findings set aside', async () => {
    const input = await analyzeSample(name);
    const sides = [undefined, ...input.analysis.sides.map(({ id }) => id)];
    for (const side of sides) {
      for (const states of [[], acceptFirst(input.analysis)]) {
        expect(listUnsaid({ ...input, states, ...(side !== undefined && { side }) })).toEqual([]);
      }
    }
  });
});

function analyzeSample(name: string): Promise<AnalysisReportInput> {
  return analyzeFile(fileURLToPath(new URL(`../../../samples/${name}`, import.meta.url)));
}

function acceptFirst({ findings }: Analysis): AnalysisReportInput['states'] {
  const changedAt = '2026-03-02T10:00:00.000Z';
  return findings.slice(0, 3).map(({ id }) => ({ findingId: id, state: 'accepted', changedAt }));
}

function listUnsaid(input: AnalysisReportInput): readonly string[] {
  const said = listTexts(composeAnalysisReport(input)).join('\n');
  const claims = listClaims(takeSide(input.analysis, input.side));
  expect(claims.length).toBeGreaterThan(10);
  return claims.filter((claim) => !said.includes(claim));
}
