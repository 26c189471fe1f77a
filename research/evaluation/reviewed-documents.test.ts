import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeText, sortEdits } from '@clauselight/core';
import { annotateDocx, reviseDocx } from '@clauselight/docx-markup';
import { analyze, proposeChanges } from '@clauselight/engine';
import { readDocument } from '@clauselight/reader';
import { composeReviewComments, composeRevisions } from '@clauselight/report';
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

it.skipIf(!existsSync(documents))(
  'every change that is proposed for a real Word document is tracked in it (skipped without ../shared/data)',
  { timeout: 300_000 },
  async () => {
    let tracked = 0;
    const step = inject('isFullRun') ? 1 : 15;
    for (const file of listWordFiles().filter((_, index) => index % step === 0)) {
      const bytes = new Uint8Array(readFileSync(file));
      const source = await readDocument(bytes, { format: 'docx' });
      const analysis = analyze(source, { weights });
      for (const { id } of analysis.sides) {
        const redline = proposeChanges(source, analysis, { weights, side: id });
        const revisions = composeRevisions({
          redline,
          analysis,
          analyzedAt: '2026-11-22T10:00:00.000Z',
        });
        const { bytes: revised, isWritten } = await reviseDocx(bytes, { revisions });
        expect(isWritten, file).not.toContain(false);
        const inside = redline.changes.flatMap(({ edits }) =>
          edits.filter(({ paragraph }) => !paragraph),
        );
        const after = await readDocument(revised, { format: 'docx' });
        const kept = after.blocks.filter(({ start, end }) => {
          const words = after.text.slice(start, end);
          return !redline.changes.some(({ edits }) =>
            edits.some(
              ({ paragraph, text }) =>
                paragraph && (words.endsWith(text) || words.endsWith(paragraph.heading)),
            ),
          );
        });
        const read = kept.map(({ start, end }) => after.text.slice(start, end)).join(' ');
        expect(squeeze(read), file).toBe(squeeze(changeText(source.text, sortEdits(inside))));
        tracked += isWritten.length;
      }
    }
    expect(tracked).toBeGreaterThan(60 / step / 3);
  },
);

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
