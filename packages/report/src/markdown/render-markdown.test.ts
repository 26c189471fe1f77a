import { describe, expect, it } from 'vitest';
import type { Block, Cover, ReportContent, RichText } from '../content.ts';
import { renderMarkdown } from './render-markdown.ts';

const cover: Cover = {
  kicker: 'Contract analysis',
  title: 'deal_*.pdf',
  scores: [],
  facts: [],
  notes: [],
};
const content: ReportContent = {
  language: 'en',
  cover,
  sections: [],
  footer: 'Triage, not legal advice.',
  madeFrom: '2026-03-01T12:00:00.000Z',
};

/** What is below the heading of a section. */
function render(...blocks: Block[]): string {
  const markdown = renderMarkdown({
    ...content,
    sections: [{ title: 'S', blocks }],
    footer: '',
  });
  return markdown.slice(markdown.indexOf('## S\n\n') + 6, -1);
}

const renderWords = (words: RichText) => render({ kind: 'paragraph', words });

describe('a report as Markdown', () => {
  it('opens with the cover and ends with the footer', () => {
    const scores = [
      { label: 'Risk', value: 6, level: 'high' as const, title: 'Earlier version' },
      { label: 'Risk', value: 1, level: 'low' as const, insteadOf: 'Incomplete' },
    ];
    const facts = [
      { label: 'Parties', words: 'Acme\nBolt' },
      { label: 'File', words: 'deal.pdf', quote: 'Deal', place: 'page 1' },
    ];
    const notes = ['What is *meant*.', [{ text: 'Look', look: 'strong' as const }]];
    expect(
      renderMarkdown({ ...content, cover: { ...cover, scores, facts, notes } }),
    ).toBe(`# deal\\_\\*.pdf

*Contract analysis*

**Earlier version – Risk: 6.0 of 10 (high)**

**Risk: Incomplete**

- **Parties:** Acme\\
  Bolt
- **File:** deal.pdf (“Deal”, page 1)

What is \\*meant\\*.

**Look**

---

*Triage, not legal advice.*
`);
  });

  it('draws an item with its severity, quotes, facts, wording and notes', () => {
    const item: Block = {
      kind: 'item',
      title: 'No <refunds>',
      severity: { value: 4, name: 'High' },
      badge: '6.00 points',
      blocks: [
        { kind: 'quote', words: 'All fees are\nfinal.', place: 'clause 4.2' },
        { kind: 'facts', facts: [{ label: 'Why', words: 'It stays paid.' }] },
        { kind: 'wording', text: 'Fees are refunded.\n\n(b) Always.' },
        { kind: 'note', words: 'Rule PAY-04' },
      ],
    };
    expect(render({ kind: 'group', title: 'High', blocks: [item] })).toBe(`### High

#### High: No \\<refunds\\> (6.00 points)

> All fees are
>
> final.
>
> *clause 4.2*

- **Why:** It stays paid.

> Fees are refunded.
>
> (b) Always.

*Rule PAY-04*`);
  });

  it('draws lists and tables', () => {
    const rows = [['a|b', [{ text: '24', look: 'insertion' as const }]], ['two\nlines']];
    const columns = [{ title: 'Name' }, { title: 'Points', align: 'end' as const }];
    expect(
      render(
        { kind: 'list', items: ['one', 'two\n\nparagraphs'] },
        { kind: 'list', items: ['one', 'two'], isOrdered: true },
        { kind: 'table', caption: 'By name', columns, rows },
      ),
    ).toBe(`- one
- two

  paragraphs

1. one
2. two

*By name*

| Name | Points |
| --- | ---: |
| a\\|b | <ins>24</ins> |
| two<br>lines |  |`);
  });

  it.each<[string, RichText, string]>([
    ['a word', [{ text: 'must', look: 'strong' }, { text: ' pay' }], '**must** pay'],
    [
      'blanks outside',
      [{ text: 'a' }, { text: ' b ', look: 'emphasis' }, { text: 'c' }],
      'a *b* c',
    ],
    [
      'a mark before a run without words',
      [{ text: '&', look: 'emphasis' }, { text: '' }, { text: 'a' }],
      '<em>\\&</em>a',
    ],
    [
      'brackets within a word',
      [{ text: 'a' }, { text: '(b)', look: 'strong' }],
      'a<strong>(b)</strong>',
    ],
    [
      'brackets that stand apart',
      [{ text: 'Paid. ' }, { text: '(page 1)', look: 'emphasis' }],
      'Paid. *(page 1)*',
    ],
    [
      'two beside each other',
      [
        { text: 'a', look: 'strong' },
        { text: 'b', look: 'emphasis' },
      ],
      '**a**<em>b</em>',
    ],
    [
      'what changed',
      [{ text: '12', look: 'deletion' }, { text: '24', look: 'insertion' }, { text: ' months' }],
      '<del>12</del><ins>24</ins> months',
    ],
    [
      'a line end within a run',
      [{ text: 'a\nb', look: 'insertion' }, { text: 'c' }],
      '<ins>a</ins>\n\n<ins>b</ins>c',
    ],
    ['no character', 'a\u0000\u001b\uFFFEb\uD800', 'ab\uFFFD'],
  ])('draws runs of several looks: %s', (_name, words, markdown) => {
    expect(renderWords(words)).toBe(markdown);
  });
});
