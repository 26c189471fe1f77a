import { describe, expect, it } from 'vitest';
import { checkSourceText } from '../testing/check-source-text.ts';
import { type AssembleRequest, assembleSourceText } from './assemble.ts';
import { createDraft, type Draft, type TextRun } from './draft.ts';
import { createTextCells } from './table.ts';

function assemble(drafts: readonly Draft[], more: Partial<AssembleRequest> = {}) {
  const source = assembleSourceText({ format: 'docx', drafts, maxTextLength: 10_000, ...more });
  checkSourceText(source);
  const quote = ({ start, end }: { start: number; end: number }) => source.text.slice(start, end);
  return { source, quote };
}

const buildParagraph = (...runs: TextRun[]): Draft => ({ kind: 'paragraph', runs });
const by = { author: 'Ann Lee', date: '2026-03-01T10:00:00Z' };

describe('tracked changes', () => {
  it('span the inserted words and mark the position of deleted ones', () => {
    const { source, quote } = assemble([
      buildParagraph(
        { text: 'The term is ' },
        { text: 'two years', inserted: by, marks: [{ kind: 'deletion', text: 'one year', ...by }] },
        { text: '.' },
      ),
    ]);
    expect(source.text).toBe('The term is two years.');
    expect(source.revisions).toEqual([
      { kind: 'deletion', start: 12, end: 12, text: 'one year', ...by },
      { kind: 'insertion', start: 12, end: 21, ...by },
    ]);
    expect(source.revisions.map(quote)).toEqual(['', 'two years']);
  });

  it('that touch and have the same author are one', () => {
    const { source, quote } = assemble([
      buildParagraph({ text: 'It ' }, { text: 'is ', inserted: by }, { text: 'due', inserted: by }),
    ]);
    expect(source.revisions.map(quote)).toEqual(['is due']);
  });

  it('of a whole paragraph keep their position', () => {
    const { source } = assemble([
      createDraft('Before.', { kind: 'paragraph' }),
      buildParagraph({ text: '', marks: [{ kind: 'deletion', text: 'All gone.', ...by }] }),
      createDraft('After.', { kind: 'paragraph' }),
    ]);
    expect(source.text).toBe('Before.\nAfter.');
    expect(source.revisions).toEqual([
      { kind: 'deletion', start: 7, end: 7, text: 'All gone.', ...by },
    ]);
  });
});

describe('comments', () => {
  it('are on the passage between their two ends, even across paragraphs', () => {
    const { source, quote } = assemble(
      [
        buildParagraph(
          { text: 'The fee ' },
          { text: 'is due.', marks: [{ kind: 'comment-start', id: '1' }] },
        ),
        buildParagraph(
          { text: 'At once' },
          { text: '.', marks: [{ kind: 'comment-end', id: '1' }] },
        ),
      ],
      { comments: new Map([['1', { text: 'Why?', ...by }]]) },
    );
    expect(source.comments).toEqual([{ start: 8, end: 23, text: 'Why?', ...by }]);
    expect(source.comments.map(quote)).toEqual(['is due.\nAt once']);
  });

  it('with one end are at a position; without a position or words there are none', () => {
    const { source } = assemble(
      [buildParagraph({ text: 'Fee', marks: [{ kind: 'comment-end', id: '1' }] })],
      {
        comments: new Map([
          ['1', { text: 'Here.' }],
          ['2', { text: 'Nowhere.' }],
          ['3', { text: ' ' }],
        ]),
      },
    );
    expect(source.comments).toEqual([{ start: 0, end: 0, text: 'Here.' }]);
  });
});

describe('words that are not visible', () => {
  it('stay out of the text if they are hidden, and have a span if they are in it', () => {
    const { source, quote } = assemble([
      buildParagraph(
        { text: 'Seen' },
        { text: ' unseen', unseen: 'colour', marks: [{ kind: 'hidden', text: 'Secret' }] },
      ),
    ]);
    expect(source.hiddenTexts).toEqual([
      { start: 4, end: 4, text: 'Secret', reason: 'hidden' },
      { start: 4, end: 11, text: ' unseen', reason: 'colour' },
    ]);
    expect(quote(source.hiddenTexts[1] ?? { start: 0, end: 0 })).toBe(' unseen');
  });
});

describe('the cells of a row', () => {
  it.each([
    [['Item', 'Price'], 'Item\tPrice'],
    [['', 'Price', ''], 'Price'],
    [['Item', '', 'Price'], 'Item\t\tPrice'],
    [['', ''], undefined],
  ])('%j are where their words are', (texts, expected) => {
    const row: Draft = {
      kind: 'table-row',
      table: 1,
      runs: createTextCells(texts),
      cells: texts.map(() => ({})),
    };
    const { source, quote } = assemble([createDraft('Prices', { kind: 'heading' }), row]);
    const block = source.blocks[1];
    expect(block && source.text.slice(block.start, block.end)).toBe(expected);
    if (expected !== undefined) expect(block?.cells?.map(quote)).toEqual(texts);
  });

  it('keep what the file states about them', () => {
    const { source } = assemble([
      {
        kind: 'table-row',
        table: 2,
        isHeaderRow: true,
        runs: createTextCells(['Total', '€ 1,200.00']),
        cells: [{ type: 'text' }, { type: 'currency', value: 1200 }],
      },
    ]);
    expect(source.blocks[0]).toMatchObject({
      table: 2,
      isHeaderRow: true,
      cells: [
        { start: 0, end: 5, type: 'text' },
        { start: 6, end: 16, type: 'currency', value: 1200 },
      ],
    });
  });
});

describe('recognized text', () => {
  it('states its confidence, for each block and page', () => {
    const { source } = assemble(
      [
        buildParagraph(
          { text: 'sure', page: 1, confidence: 1 },
          { text: 'less', page: 1, confidence: 0.5 },
        ),
        buildParagraph({ text: 'written', page: 2 }),
      ],
      { pageCount: 2 },
    );
    expect(source.blocks.map(({ confidence }) => confidence)).toEqual([0.75, undefined]);
    expect(source.pages.map(({ confidence }) => confidence)).toEqual([0.75, undefined]);
  });
});

describe('a text beyond the limit', () => {
  const long = Array.from({ length: 50 }, (_, index) =>
    createDraft(`Paragraph ${index} of many.`, { kind: 'paragraph', page: index + 1 }),
  );

  it('ends after a word, with a warning and every page in its position', () => {
    const { source } = assemble(long, { maxTextLength: 100, pageCount: 50 });
    expect(source.text.length).toBeLessThanOrEqual(100);
    expect(source.text).toMatch(/\w$/);
    expect(source.pages).toHaveLength(50);
    expect(source.warnings.map(({ code }) => code)).toEqual(['read-in-part']);
  });

  it('has no number that was cut off with the words', () => {
    const number = 'Article IV of the Schedule';
    const draft = createDraft(`${number} Fees`, { kind: 'paragraph', number });
    const { source } = assemble([draft], { maxTextLength: 15 });
    expect(source.blocks[0]).not.toHaveProperty('number');
  });

  it('is whole if it just fits', () => {
    const { source } = assemble(long, { maxTextLength: 2000 });
    expect(source.blocks).toHaveLength(50);
    expect(source.warnings).toEqual([]);
  });
});

it('a document without ink is refused', () => {
  expect(() => assemble([createDraft(' \n ', { kind: 'paragraph' })])).toThrow(
    expect.objectContaining({ code: 'document_without_text' }),
  );
});
