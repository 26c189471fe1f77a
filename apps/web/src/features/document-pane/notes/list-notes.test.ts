import type { SourceText } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { listNotes } from './list-notes.ts';

const source: SourceText = {
  readerVersion: '1',
  format: 'docx',
  text: 'The fee is 90 dollars.',
  blocks: [{ kind: 'paragraph', start: 0, end: 22 }],
  pages: [],
  revisions: [
    { kind: 'insertion', start: 11, end: 13, author: 'Ann' },
    { kind: 'deletion', start: 13, end: 13, text: '60', date: '2026-03-02' },
  ],
  comments: [{ start: 4, end: 7, text: 'Too much?' }],
  hiddenTexts: [{ start: 22, end: 22, text: 'white words', reason: 'colour' }],
  warnings: [],
};

describe('the notes of a file', () => {
  it('tell what was put in and taken out, by whom and when', () => {
    const [changes] = listNotes(source);
    expect(changes?.notes.map(({ label, words, by }) => [label, words, by])).toEqual([
      ['Inserted', '90', 'Ann'],
      ['Deleted', '60', 'Mar 2, 2026'],
    ]);
  });

  it('hold comments and hidden words with their places', () => {
    const [, comments, hidden] = listNotes(source);
    expect(comments?.notes[0]).toMatchObject({ words: 'Too much?', place: { start: 4, end: 7 } });
    expect(hidden?.notes[0]).toMatchObject({ label: 'Hidden by its colour', words: 'white words' });
  });

  it('are none where the file has none', () => {
    expect(listNotes({ ...source, revisions: [], comments: [], hiddenTexts: [] })).toEqual([]);
  });
});
