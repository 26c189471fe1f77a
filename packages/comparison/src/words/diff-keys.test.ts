import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffKeys, type KeyRun } from './diff-keys.ts';

const list = (words: string) => (words === '' ? [] : words.split(' '));
const write = (runs: readonly KeyRun[]) =>
  runs
    .map(({ kind, length }) => `${{ same: '=', deletion: '-', insertion: '+' }[kind]}${length}`)
    .join(' ');
const diff = (before: string, after: string) => write(diffKeys(list(before), list(after)));
/** Keys that occur nowhere else. */
const count = (name: string, length: number) =>
  Array.from({ length }, (_, index) => `${name}${index}`);

describe('two sequences of keys', () => {
  it.each([
    ['', '', ''],
    ['a b c', 'a b c', '=3'],
    ['', 'a b', '+2'],
    ['a b', '', '-2'],
    ['a b c', 'a c', '=1 -1 =1'],
    ['a c', 'a b c', '=1 +1 =1'],
    ['a b c d', 'a x y d', '=1 -2 +2 =1'],
    ['a a', 'a a a', '=2 +1'],
    ['a x a', 'a a', '=1 -1 =1'],
    ['x b c', 'y b c', '-1 +1 =2'],
  ])('%s → %s', (before, after, expected) => {
    expect(diff(before, after)).toBe(expected);
  });

  it('have runs that give one from the other', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(keys, keys, (before, after) => {
        let [b, a] = [0, 0];
        for (const { kind, length } of diffKeys(before, after)) {
          expect(length).toBeGreaterThan(0);
          if (kind === 'same')
            expect(after.slice(a, a + length)).toEqual(before.slice(b, b + length));
          if (kind !== 'insertion') b += length;
          if (kind !== 'deletion') a += length;
        }
        expect([b, a]).toEqual([before.length, after.length]);
      }),
    );
  });
});

describe('sequences too different for the shortest edit', () => {
  const [old, fresh] = [count('old', 300), count('new', 300)];

  it('are replaced as a whole where they share nothing', () => {
    expect(write(diffKeys(old, fresh))).toBe('-300 +300');
  });

  it('keep what is unique in both, in its order', () => {
    const shared = ['s1', 's2', 's3'];
    const before = [...old, ...shared, ...count('more', 300)];
    const after = [...fresh, ...shared, ...count('else', 300)];
    expect(write(diffKeys(before, after))).toBe('-300 +300 =3 -300 +300');
  });

  it('keep several anchors, and the shortest edit between them', () => {
    const [first, second] = [count('first', 3), count('second', 3)];
    const before = [...old, ...first, 'a', 'b', 'c', ...second, ...count('more', 300)];
    const after = [...fresh, ...first, 'a', 'x', 'c', ...second, ...count('else', 300)];
    expect(write(diffKeys(before, after))).toBe('-300 +300 =4 -1 +1 =4 -300 +300');
  });

  it('do not take as an anchor what occurs twice, or in another order', () => {
    const twice = ['t1', 't2', 't3'];
    const before = [...old, ...twice, 'p', ...twice, ...count('more', 300)];
    const after = [...fresh, ...twice, 'q', ...twice, ...count('else', 300)];
    expect(write(diffKeys(before, after))).toBe('-607 +607');
    const [one, other] = [count('one', 3), count('other', 3)];
    const crossed = diffKeys(
      [...old, ...one, ...count('m', 300), ...other],
      [...fresh, ...other, ...count('n', 300), ...one],
    );
    expect(crossed.filter(({ kind }) => kind === 'same')).toEqual([{ kind: 'same', length: 3 }]);
  });

  it('are compared at their very ends', () => {
    const before = [...count('x', 3), ...old, ...count('y', 3), 'end'];
    const after = ['start', ...count('x', 3), ...fresh, ...count('y', 3)];
    expect(write(diffKeys(before, after))).toBe('+1 =3 -300 +300 =3 -1');
  });
});
