import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { annotateDocx } from '@clauselight/docx-markup';
import { analyze } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import { composeReviewComments } from '@clauselight/report';
import { expect, inject, it } from 'vitest';
import { weights } from './weights.ts';

const documents = fileURLToPath(new URL('../../../shared/data/documents/', import.meta.url));

function listWordFiles(): readonly string[] {
  return readdirSync(documents, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.docx'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

it.skipIf(!existsSync(documents))(
  'every finding of a real Word document is a comment on exactly its words (skipped without ../shared/data)',
  { timeout: 120_000 },
  async () => {
    const files = listWordFiles();
    expect(files.length).toBeGreaterThan(20);
    let placed = 0;
    const step = inject('isFullRun') ? 1 : 6;
    for (const file of files.filter((_, index) => index % step === 0)) {
      const bytes = new Uint8Array(readFileSync(file));
      const source = await readDocument(bytes, { format: 'docx' });
      const analysis = analyze(source, { weights });
      const comments = composeReviewComments({
        analysisId: 'a',
        filename: path.basename(file),
        analyzedAt: '2026-11-22T10:00:00.000Z',
        analysis,
        source,
        states: [],
      });
      const { bytes: reviewed, places } = await annotateDocx(bytes, { comments });
      const after = await readDocument(reviewed, { format: 'docx' });
      expect(after.text).toBe(source.text);
      expect(after.comments).toHaveLength(source.comments.length + comments.length);
      const expected = comments.map(({ words }) => (words === undefined ? 'document' : 'words'));
      expect(places, file).toEqual(expected);
      placed += places.filter((place) => place === 'words').length;
    }
    expect(placed).toBeGreaterThan(90 / step / 3);
  },
);
