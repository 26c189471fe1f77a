import { buildSourceText } from '@clauselight/engine/test/build-source-text.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, listCuts } from './cut-text.ts';

const clause = (number: number) => `${number}. ${'Pay the fee. '.repeat(30)}`.trim();
const everything = () => true;

it('cuts where clauses begin, the outermost first', () => {
  const text = [1, 2, 3, 4, 5, 6, 7, 8].map(clause).join('\n\n');
  const starts = [...text.matchAll(/\d\. /g)].map(({ index }) => index);
  const clauses = starts.map((start, index) => ({ start, level: index % 2 === 0 ? 1 : 2 }));
  const cuts = listCuts(buildSourceText(text), clauses);
  const spans = cutText(text, cuts, { size: 1300, fits: everything });
  expect(spans.map(({ start }) => start)).toEqual([starts[0], starts[2], starts[4]]);
});

it('cuts a long clause where its blocks begin, and a long block between words', () => {
  const blocks = `${'Pay the fee. '.repeat(40)}\n\n${'Pay again. '.repeat(200)}`;
  const spans = cutText(blocks, listCuts(buildSourceText(blocks), []), {
    size: 600,
    fits: everything,
  });
  expect(blocks.slice(spans[1]?.start).startsWith('Pay again.')).toBe(true);
  for (const { start } of spans.slice(1)) expect(blocks.charAt(start - 1)).toMatch(/\s/);
});

it("makes no portion that exceeds the model's context", () => {
  const text = clause(1).repeat(10);
  const fits = (part: string) => part.length <= 500;
  const spans = cutText(text, [], { size: 5000, fits });
  expect(spans.every(({ start, end }) => end - start <= 500)).toBe(true);
  expect(spans.at(-1)?.end).toBe(text.length);
});

it('leaves no small rest at the end', () => {
  const text = 'word '.repeat(240);
  expect(cutText(text, [], { size: 1000, fits: everything })).toEqual([{ start: 0, end: 1200 }]);
});

it('tiles every text', () => {
  const parts = fc.constantFrom('word ', '\n\n', '\u{1F600}', 'x'.repeat(300), ' ');
  let cuts = 0;
  fc.assert(
    fc.property(
      fc.array(parts, { minLength: 30, maxLength: 60 }),
      fc.integer({ min: 1, max: 400 }),
      (all, size) => {
        const text = all.join('');
        const spans = cutText(text, listCuts(buildSourceText(text), []), {
          size,
          fits: everything,
        });
        const covered = spans.map(({ start, end }) => text.slice(start, end)).join('');
        expect(covered.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
        cuts += spans.length - 1;
        for (const { start, end } of spans) {
          expect(text.slice(start, end)).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
        }
      },
    ),
  );
  expect(cuts).toBeGreaterThan(100);
});
