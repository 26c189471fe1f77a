import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, ReportContent, RichText } from '../content.ts';
import { listTexts } from '../list-texts.ts';
import { getDisplayWidth } from './display-width.ts';
import { paintInColors, paintNothing } from './paint.ts';
import { renderTerminal } from './render-terminal.ts';

const content: ReportContent = {
  language: 'en',
  cover: {
    kicker: 'Contract analysis',
    title: 'SERVICE AGREEMENT',
    scores: [{ label: 'Risk', value: 6, level: 'high' }],
    facts: [{ label: 'Parties', words: 'Acme\nBolt' }],
    notes: ['Triage.'],
  },
  sections: [
    {
      title: 'Findings',
      blocks: [
        {
          kind: 'group',
          title: 'High (1)',
          blocks: [
            {
              kind: 'item',
              title: 'No refunds',
              severity: { value: 4, name: 'High' },
              badge: '6.00 points',
              blocks: [
                {
                  kind: 'quote',
                  words: 'All fees are non-refundable, whatever happens.',
                  place: 'clause 2',
                },
                {
                  kind: 'facts',
                  facts: [
                    {
                      label: 'Law',
                      words: 'Delaware',
                      quote: 'the State of Delaware',
                      place: 'page 2',
                    },
                  ],
                },
                { kind: 'note', words: 'Wording to propose' },
                { kind: 'wording', text: 'Fees are refunded.' },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Steps',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: ['Ask for a refund of what was not used.', 'Sign.'],
        },
        { kind: 'list', items: ['one'] },
      ],
    },
  ],
  footer: 'Not legal advice',
  madeFrom: '2026-03-01T12:00:00.000Z',
};

/** What is below the heading of a section, in this many columns. */
function draw(width: number, ...blocks: readonly Block[]): string {
  const drawn = renderTerminal(
    { ...content, sections: [{ title: 'S', blocks }], footer: '' },
    { width, paint: paintNothing },
  );
  return drawn.slice(drawn.indexOf('\nS\n') + 3);
}

describe('a report in a terminal', () => {
  it('fits into the columns of the terminal', () => {
    expect(renderTerminal(content, { width: 34, paint: paintNothing })).toBe(`Contract analysis
SERVICE AGREEMENT

  Risk     6.0 of 10 (high)
  Parties  Acme
           Bolt

  Triage.

FINDINGS

High (1)

  High: No refunds (6.00 points)
  │ All fees are non-refundable,
  │ whatever happens.
  (clause 2)
  Law  Delaware “the State of
       Delaware” (page 2)
  Wording to propose
  ┆ Fees are refunded.

STEPS
  1. Ask for a refund of what was
     not used.
  2. Sign.

  - one

Not legal advice
`);
  });

  it('contains every text of the report', () => {
    const table: Block = {
      kind: 'table',
      caption: 'Points by finding',
      columns: [{ title: 'Finding' }, { title: 'Points', align: 'end' }],
      rows: [['No refunds', '6.00']],
    };
    const sections = [...content.sections, { title: 'How it is scored', blocks: [table] }];
    const all = { ...content, sections };
    const drawn = renderTerminal(all, { width: 1000, paint: paintNothing }).toLowerCase();
    const texts = listTexts(all).flatMap((text) => text.toLowerCase().split('\n'));
    expect(texts.filter((text) => !drawn.includes(text.replace('risk 6', '6.0')))).toEqual([]);
  });

  it('paints severities, headings, labels and places, and no quote', () => {
    const painted = renderTerminal(content, { width: 80, paint: paintInColors });
    expect(painted).toContain('\u001B[1mSERVICE AGREEMENT\u001B[0m');
    expect(painted).toContain('\u001B[31mHigh: No refunds (6.00 points)\u001B[0m');
    expect(painted).toContain('\u001B[2m(clause 2)\u001B[0m');
    expect(painted).toContain('  │ All fees are non-refundable, whatever happens.\n');
  });

  it('brackets what was inserted and deleted', () => {
    const words: RichText = [
      { text: '12', look: 'deletion' },
      { text: '24', look: 'insertion' },
      { text: ' months' },
    ];
    expect(draw(80, { kind: 'quote', words })).toBe('  │ [-12-]{+24+} months\n');
  });

  it('keeps words of a document from controlling the terminal', () => {
    const evil = '\u001B]0;title\u0007\u001B[2J\u009B31m\u202Egnirts\u2066 \r\u0008end';
    const kinds = ['paragraph', 'note', 'quote'] as const;
    const drawn = renderTerminal(
      {
        ...content,
        cover: { kicker: evil, title: evil, scores: [], facts: [], notes: [evil] },
        sections: [
          {
            title: evil,
            blocks: [
              ...kinds.map((kind) => ({ kind, words: evil, place: evil })),
              { kind: 'wording', text: evil },
              { kind: 'list', items: [evil] },
              { kind: 'facts', facts: [{ label: evil, words: evil, quote: evil, place: evil }] },
              { kind: 'table', caption: evil, columns: [{ title: evil }], rows: [[evil]] },
              {
                kind: 'group',
                title: evil,
                blocks: [{ kind: 'item', title: evil, badge: evil, blocks: [] }],
              },
            ],
          },
        ],
        footer: evil,
      },
      { width: 80, paint: paintNothing },
    );
    expect(drawn.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(drawn).toContain('end');
  });

  it('has no line that is wider than the terminal', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    const facts = fc.array(fc.record({ label: words, words, quote: words, place: words }));
    const rows = fc.array(fc.array(words, { minLength: 3, maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.record({ words, facts, rows, width: fc.integer({ min: 30, max: 100 }) }),
        (drawn) => {
          const { width } = drawn;
          const columns = ['a', 'b', 'c'].map((title) => ({ title }));
          const lines = draw(
            width,
            { kind: 'quote', words: drawn.words, place: drawn.words },
            { kind: 'item', title: drawn.words, blocks: [] },
            { kind: 'list', items: [drawn.words], isOrdered: true },
            { kind: 'facts', facts: drawn.facts },
            { kind: 'table', caption: drawn.words, columns, rows: drawn.rows },
          ).split('\n');
          expect(Math.max(...lines.map(getDisplayWidth))).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('a table in a terminal', () => {
  const columns = [
    { title: 'Finding' },
    { title: 'Where' },
    { title: 'Points', align: 'end' },
  ] as const;
  const rows = [
    ['Payments are not refunded', 'clause 2.2', '3.00'],
    ['Automatic renewal', 'clause 3', '10.00'],
  ];
  const table: Block = { kind: 'table', caption: 'Points', columns, rows };

  it('has columns as wide as their text, figures at the end', () => {
    expect(draw(60, table)).toBe(`  Points
  Finding                    Where       Points
  Payments are not refunded  clause 2.2    3.00
  Automatic renewal          clause 3     10.00
`);
  });

  it('wraps the cells of its longest columns', () => {
    expect(draw(40, table)).toBe(`  Points
  Finding             Where       Points
  Payments are not    clause 2.2    3.00
  refunded
  Automatic renewal   clause 3     10.00
`);
  });

  it('separates rows of more than two lines', () => {
    const tall = [['one\ntwo\nthree'], ['four']];
    expect(
      draw(40, { kind: 'table', caption: 'Tall', columns: [{ title: 'What' }], rows: tall }),
    ).toBe(`  Tall
  What
  one
  two
  three

  four
`);
  });

  it('becomes a list of facts if the terminal is too narrow for its columns', () => {
    expect(draw(30, table)).toBe(`  Points
  Finding  Payments are not
           refunded
  Where    clause 2.2
  Points   3.00

  Finding  Automatic renewal
  Where    clause 3
  Points   10.00
`);
  });
});
