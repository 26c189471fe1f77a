import type { Analysis, Redline, SourceText } from '@clauselight/schema';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { composeRevisions } from './compose-revisions.ts';
import { renderRedline } from './docx/render-redline.ts';

const text = 'Law\nThe fee is due in ten days.\nThe law is that of Utah.\n- Page 1 -';
const source: SourceText = {
  readerVersion: '1',
  format: 'pdf',
  text,
  blocks: [
    { kind: 'heading', start: 0, end: 3, level: 1 },
    { kind: 'paragraph', start: 4, end: 31 },
    { kind: 'paragraph', start: 32, end: 56 },
    { kind: 'footer', start: 57, end: 67 },
  ],
  pages: [],
  revisions: [],
  comments: [],
  hiddenTexts: [],
  warnings: [],
};
const analysis = {
  documentKind: { kind: 'services' },
  findings: [{ id: 'f1', severity: 4, title: 'Payment is fast', why: 'There is no time.' }],
} as unknown as Analysis;
const redline: Redline = {
  changes: [
    {
      id: 'c1',
      findingIds: ['f1'],
      title: 'Ask for thirty days',
      passage: { start: 4, end: 31, quote: text.slice(4, 31) },
      edits: [{ start: 22, end: 25, text: 'thirty' }],
      effect: 'cured',
    },
    {
      id: 'c2',
      findingIds: [],
      title: 'Add a clause',
      passage: { start: 32, end: 56, quote: text.slice(32, 56) },
      edits: [
        {
          start: 56,
          end: 56,
          text: 'Storms excuse.',
          paragraph: { number: '2.', heading: 'Storms', model: 0 },
        },
      ],
      effect: 'cured',
    },
  ],
  scores: [],
  unproven: [],
};
const analyzedAt = '2026-11-28T10:00:00.000Z';

it('a revision says what it answers and why, and nothing of its owner', () => {
  expect(composeRevisions({ redline, analysis, analyzedAt })[0]).toEqual({
    edits: redline.changes[0]?.edits,
    passage: redline.changes[0]?.passage,
    paragraphs: [
      'Ask for thirty days',
      'High: Payment is fast',
      'Why it matters: There is no time.',
    ],
    author: 'Clauselight',
    date: analyzedAt,
  });
});

it('a text that is no Word file becomes one with tracked changes, without the edges of its pages', async () => {
  const revisions = composeRevisions({ redline, analysis, analyzedAt });
  const input = { source, title: 'Fee', revisions, createdAt: analyzedAt };
  const bytes = await renderRedline(input);
  expect(await renderRedline(input)).toEqual(bytes);
  const files = unzipSync(bytes);
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const paragraphs = [...xml.matchAll(/<w:p>[\s\S]*?<\/w:p>/g)].map(([words]) => words);
  const readText = (words: string, tags: string) =>
    [...words.matchAll(new RegExp(`<w:(?:${tags})(?: [^>]*)?>([^<]*)<`, 'g'))]
      .map(([, text]) => text)
      .join('');
  expect(paragraphs.map((words) => readText(words, 't'))).toEqual([
    'Law',
    'The fee is due in thirty days.',
    'The law is that of Utah.',
    '2. Storms. Storms excuse.',
  ]);
  expect(paragraphs.map((words) => readText(words, 'delText')).join('')).toBe('ten');
  expect(paragraphs[0]).toContain('Heading1');
  expect(paragraphs[1]).toMatch(/<w:ins [^>]*w:author="Clauselight"[^>]*>/);
  expect(paragraphs[3]).toMatch(/<w:rPr><w:ins [^>]*\/><\/w:rPr>/);
  const comments = strFromU8(files['word/comments.xml'] ?? new Uint8Array());
  expect(readText(comments, 't')).toBe(
    'Ask for thirty daysHigh: Payment is fastWhy it matters: There is no time.Add a clause',
  );
});
