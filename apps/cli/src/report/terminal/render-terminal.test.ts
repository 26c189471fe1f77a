import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../report.ts';
import { getDisplayWidth } from './display-width.ts';
import { paintInColours, paintNothing } from './paint.ts';
import { renderTerminal } from './render-terminal.ts';
import { wrap } from './wrap.ts';

const report: Report = [
  { kind: 'title', text: 'SERVICE AGREEMENT' },
  { kind: 'facts', facts: [{ label: 'Kind', text: 'Services' }] },
  { kind: 'section', text: 'Findings (1)' },
  { kind: 'group', text: 'High (1)', severity: 4 },
  { kind: 'item', text: 'No refunds', severity: 4 },
  { kind: 'note', text: 'clause 2' },
  { kind: 'quote', text: 'All fees are\nnon-refundable, whatever happens.' },
  {
    kind: 'facts',
    facts: [{ label: 'Law', text: 'Delaware', quote: 'the State of Delaware', place: 'page 2' }],
  },
];

describe('renderTerminal', () => {
  it('draws a report in the columns there are', () => {
    expect(renderTerminal(report, { width: 34, paint: paintNothing })).toBe(`SERVICE AGREEMENT

  Kind  Services

FINDINGS (1)

High (1)

  No refunds
  clause 2
  │ All fees are non-refundable,
  │ whatever happens.
  Law  Delaware “the State of
       Delaware” (page 2)
`);
  });

  it('paints severities, headings and labels and nothing else', () => {
    const painted = renderTerminal(report, { width: 80, paint: paintInColours });
    expect(painted).toContain('\u001B[1mSERVICE AGREEMENT\u001B[0m');
    expect(painted).toContain('\u001B[31mHigh (1)\u001B[0m');
    expect(painted).toContain('  │ All fees are non-refundable, whatever happens.\n');
  });

  it('lets no words of a document steer the terminal', () => {
    const evil = '\u001B]0;title\u0007\u001B[2J\u009B31m\u202Egnirts\u2066 \r\u0008end';
    const parts = (['title', 'section', 'group', 'text', 'note', 'quote'] as const).map((kind) => ({
      kind,
      text: evil,
    }));
    const facts = [{ label: evil, text: evil, quote: evil, place: evil }];
    const drawn = renderTerminal([...parts, { kind: 'facts', facts }], {
      width: 80,
      paint: paintNothing,
    });
    expect(drawn.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(drawn).toContain('end');
  });

  it('never draws a line wider than the terminal', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });
    const facts = fc.array(fc.record({ label: words, text: words, quote: words, place: words }));
    fc.assert(
      fc.property(words, facts, fc.integer({ min: 30, max: 100 }), (text, some, width) => {
        const parts: Report = [
          { kind: 'quote', text },
          { kind: 'item', text, severity: 3 },
          { kind: 'facts', facts: some },
        ];
        const lines = renderTerminal(parts, { width, paint: paintNothing }).split('\n');
        expect(Math.max(...lines.map(getDisplayWidth))).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('wrap', () => {
  it('keeps every word in its order', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/));
    fc.assert(
      fc.property(words, fc.integer({ min: 9, max: 40 }), (list, columns) => {
        expect(wrap(list.join(' '), columns).join(' ')).toBe(list.join(' '));
      }),
    );
  });

  it('breaks a word that is longer than a line', () => {
    expect(wrap('an extraordinary word', 6)).toEqual(['an', 'extrao', 'rdinar', 'y word']);
  });

  it('counts wide characters as two columns and combining ones as none', () => {
    expect(wrap('契約書面', 4)).toEqual(['契約', '書面']);
    expect(getDisplayWidth('e\u0301té')).toBe(3);
  });
});
