import { changeText } from '@clauselight/core';
import type { ChangeEdit } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { changeSource } from './change-source.ts';

const source = buildSourceText('1. Fees. The fee is due.\n\n2. Term. It lasts long.\n\nSigned.');
const at = (words: string) => source.text.indexOf(words);

describe('a changed source text', () => {
  it('has its blocks where their words went', () => {
    const edits: ChangeEdit[] = [
      { start: at('fee is'), end: at('fee is') + 3, text: 'whole price' },
      { start: at(' due'), end: at(' due') + 4, text: '' },
    ];
    const { source: changed } = changeSource(source, edits);
    expect(changed.text).toBe(changeText(source.text, edits));
    expect(changed.blocks.map(({ start, end }) => changed.text.slice(start, end))).toEqual([
      '1. Fees. The whole price is.',
      '2. Term. It lasts long.',
      'Signed.',
    ]);
  });

  it('has new clauses as blocks of their own', () => {
    const end = at('long.') + 'long.'.length;
    const edit: ChangeEdit = {
      start: end,
      end,
      text: 'All law is one.',
      paragraph: { number: '3.', heading: 'Law', model: at('2. Term') },
    };
    const { source: changed, locate } = changeSource(source, [edit]);
    const blocks = changed.blocks.map((block) => changed.text.slice(block.start, block.end));
    expect(blocks).toEqual([
      '1. Fees. The fee is due.',
      '2. Term. It lasts long.',
      '3. Law. All law is one.',
      'Signed.',
    ]);
    expect(changed.blocks[2]).toMatchObject({ kind: 'paragraph', number: '3' });
    const place = locate(edit);
    expect(changed.text.slice(place?.start, place?.end)).toBe('\n3. Law. All law is one.');
  });

  it('maps every passage that no edit touches to the same words', () => {
    const positions = fc.uniqueArray(fc.nat(source.text.length), { minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(
        positions,
        fc.array(fc.constantFrom('', 'x', ' more words'), { minLength: 4 }),
        (chosen, texts) => {
          const sorted = chosen.toSorted((a, b) => a - b);
          const edits: ChangeEdit[] = [];
          for (let index = 0; index + 1 < sorted.length; index += 2)
            edits.push({
              start: sorted[index] ?? 0,
              end: sorted[index + 1] ?? 0,
              text: texts[index % texts.length] ?? '',
            });
          const { source: changed, map } = changeSource(source, edits);
          const borders = [
            0,
            ...edits.flatMap(({ start, end }) => [start, end]),
            source.text.length,
          ];
          for (let index = 0; index < borders.length; index += 2) {
            const [start = 0, end = 0] = [borders[index], borders[index + 1]];
            // At its borders an edit may belong to either side, so the words inside are compared.
            if (end - start < 3) continue;
            const moved = map({ start: start + 1, end: end - 1 });
            expect(changed.text.slice(moved.start, moved.end)).toBe(
              source.text.slice(start + 1, end - 1),
            );
          }
        },
      ),
    );
  });
});
