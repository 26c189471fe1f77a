import { comparisonSchema, type PassageChange } from '@clauselight/schema';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import { buildVersion } from './test/build-version.ts';

function compare(before: readonly string[], after: readonly string[]) {
  return compareVersions({ before: buildVersion(before), after: buildVersion(after) });
}

describe('any two texts', () => {
  const words = [
    'the',
    'party',
    'fee',
    'shall',
    'pay',
    '1.',
    '(a)',
    '24',
    '“Fees”',
    '—',
    '.',
    ' ',
    '\t',
  ];
  const paragraph = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
    .map((parts) => parts.join(' ').trim());
  const paragraphs = fc.array(
    paragraph.filter((text) => text !== ''),
    { maxLength: 12 },
  );

  it('can be reconstructed exactly from the compared words', () => {
    fc.assert(
      fc.property(paragraphs, paragraphs, (earlier, later) => {
        const [before, after] = [buildVersion(earlier), buildVersion(later)];
        const comparison = compareVersions({ before, after });
        expect(comparisonSchema.safeParse(comparison).success).toBe(true);
        for (const { words, ...places } of comparison.passages) {
          const b = words.map(({ kind, text, before }) =>
            kind === 'insertion' ? '' : (before ?? text),
          );
          const a = words.map(({ kind, text }) => (kind === 'deletion' ? '' : text));
          expect(b.join('')).toBe(
            before.source.text.slice(places.before?.start ?? 0, places.before?.end ?? 0),
          );
          expect(a.join('')).toBe(
            after.source.text.slice(places.after?.start ?? 0, places.after?.end ?? 0),
          );
        }
        expect(countLetters(comparison.passages, 'before')).toBe(
          earlier.join('').replace(/\s/g, '').length,
        );
        expect(countLetters(comparison.passages, 'after')).toBe(
          later.join('').replace(/\s/g, '').length,
        );
      }),
      { numRuns: inject('isFullRun') ? 300 : 25 },
    );
  });

  it('are unchanged if they are equal', () => {
    fc.assert(
      fc.property(paragraphs, (texts) => {
        const { passages, likeness } = compare(texts, texts);
        expect(passages.every(({ kind, isMoved }) => kind === 'same' && !isMoved)).toBe(true);
        expect(likeness).toBe(1);
      }),
    );
  });
});

/** All letters of a version, each counted once: rows neither overlap nor leave anything out. */
function countLetters(passages: readonly PassageChange[], version: 'before' | 'after'): number {
  const absent = version === 'before' ? 'insertion' : 'deletion';
  return passages
    .flatMap(({ words }) => words.filter(({ kind }) => kind !== absent))
    .map(({ text, before }) => (version === 'before' ? (before ?? text) : text))
    .join('')
    .replace(/\s/g, '').length;
}

describe('time', () => {
  const vocabulary =
    'party shall fee notice term data loss claim breach service value period right law cost'.split(
      ' ',
    );
  const write = (index: number, seed: number) =>
    Array.from(
      { length: 60 },
      (_, at) => vocabulary[(index * 7 + at * seed + ((index * at) % 11)) % vocabulary.length],
    ).join(' ');
  const measure = (before: readonly string[], after: readonly string[]) => {
    const start = process.cpuUsage();
    const comparison = compare(before, after);
    return { comparison, ms: process.cpuUsage(start).user / 1000 };
  };

  // 180,000 words, some 400 pages; a quadratic way takes minutes, a busy machine some seconds.
  it('is short for long documents that repeat themselves', () => {
    const before = Array.from({ length: 3000 }, (_, index) => write(index % 40, 3));
    const after = before.flatMap((text, index) => (index % 50 === 0 ? [] : [text]));
    const { comparison, ms } = measure(before, after);
    expect(comparison.counts.removed).toBe(60);
    expect(ms).toBeLessThan(8000);
  });

  it('is short for long documents that have nothing in common', () => {
    const before = Array.from({ length: 1500 }, (_, index) => write(index, 3));
    const after = Array.from({ length: 1500 }, (_, index) => write(index, 5).toUpperCase());
    const { comparison, ms } = measure(before, after);
    expect(comparison.likeness).toBeLessThan(0.1);
    expect(ms).toBeLessThan(8000);
  });

  it('is short for a text without paragraphs', () => {
    const sentences = Array.from({ length: 1000 }, (_, index) => `${write(index, 3)}.`);
    const { comparison, ms } = measure(
      [sentences.join(' ')],
      [sentences.toSpliced(500, 1).join(' ')],
    );
    expect(comparison.counts.deletedWords).toBe(60);
    expect(ms).toBeLessThan(8000);
  });

  it('is short for one sentence without an end', () => {
    const text = Array.from({ length: 1000 }, (_, index) => write(index, 3)).join(' ');
    const { comparison, ms } = measure([text], [`${text} more`]);
    expect(comparison.counts.insertedWords).toBe(1);
    expect(ms).toBeLessThan(8000);
  });
});
