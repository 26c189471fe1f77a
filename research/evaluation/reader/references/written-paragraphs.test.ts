import { describe, expect, it } from 'vitest';
import { listParagraphs } from './written-paragraphs.ts';

describe('paragraphs of a flat OpenDocument', () => {
  it.each([
    ['with spans and entities', '<text:p>A &amp; <text:span>B</text:span></text:p>', ['A & B']],
    ['with spaces and tabs', '<text:p>A<text:s text:c="2"/>B<text:tab/>C</text:p>', ['A  B C']],
    ['without its number', '<text:h><text:number>1.</text:number>Fees</text:h>', ['Fees']],
    ['ended by a line break', '<text:p>A<text:line-break/>B</text:p>', ['A', 'B']],
    [
      'around a note',
      '<text:p>A<text:note><text:note-citation>1</text:note-citation><text:p>N</text:p></text:note>B</text:p>',
      ['N', 'AB'],
    ],
    ['that are empty', '<text:p/><text:p></text:p>', []],
  ])('are told %s', (_, xml, paragraphs) => {
    expect(listParagraphs(xml)).toEqual(paragraphs);
  });
});
