import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAnchored } from '@clauselight/core';
import { analyze } from '@clauselight/engine';
import { readContracts, toSourceText } from '@clauselight/research-data';
import type { Evidence, SourceText } from '@clauselight/schema';
import { describe, expect, inject, it } from 'vitest';
import { weights } from './weights.ts';

const data = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

function listTexts(folder: string): readonly SourceText[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
    .map((entry) => toSourceText(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')));
}

function listDocuments(): readonly SourceText[] {
  const { documents }: { documents: readonly { text: string }[] } = JSON.parse(
    readFileSync(`${data}nda/train.json`, 'utf8'),
  );
  return [
    ...readContracts(data).map(({ sourceText }) => sourceText),
    ...documents.map(({ text }) => toSourceText(text)),
    ...listTexts(`${data}documents`),
    ...listTexts(`${data}essays`),
  ];
}

/** Otherwise every so many of them are read. */
const step = inject('isFullRun') ? 1 : 40;

function listEvidence(value: unknown): readonly Evidence[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listEvidence);
  return 'quote' in value ? [value as Evidence, ...inner] : inner;
}

describe.skipIf(!existsSync(data))(
  'every document at hand (skipped without ../shared/data)',
  () => {
    it('is quoted exactly wherever anything is claimed of it', { timeout: 1_800_000 }, () => {
      const documents = listDocuments();
      expect(documents.length).toBeGreaterThan(400);
      const read = documents.filter((_document, index) => index % step === 0);
      let checked = 0;
      for (const sourceText of read) {
        const analysis = analyze(sourceText, { weights });
        const evidence = listEvidence(analysis);
        expect(evidence.filter((found) => !isAnchored(sourceText.text, found))).toEqual([]);
        const loose = analysis.clauses.filter(
          ({ start, end }) => start >= end || end > sourceText.text.length,
        );
        expect(loose).toEqual([]);
        checked += evidence.length;
      }
      // The documents differ in length, so that a few of them may have half their share.
      expect(checked).toBeGreaterThan(50_000 / step);
    });
  },
);
