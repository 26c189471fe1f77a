import { describe, expect, it } from 'vitest';
import { matchGroups } from './matching.ts';

interface Thing {
  readonly id: number;
  readonly place: number;
  readonly words: string;
}

/** What was matched, and how often two things were weighed against each other; throws beyond the limit. */
function match(
  before: readonly Thing[],
  after: readonly Thing[],
  limit = Number.POSITIVE_INFINITY,
) {
  let weighed = 0;
  const matched = matchGroups(before, after, {
    groupOf: () => 'one',
    keys: [
      ({ place, words }) => `${place} ${words}`,
      ({ place }) => `${place}`,
      ({ words }) => words,
    ],
    weigh: (b, a) => {
      weighed += 1;
      if (weighed > limit) throw new RangeError(`more than ${limit} pairs were weighed`);
      return Number(b.place === a.place) * 4 + Number(b.words === a.words);
    },
  });
  return matched.map((pair) => [pair.before?.id, pair.after?.id]);
}

function build(count: number, thing: (id: number) => Omit<Thing, 'id'>): readonly Thing[] {
  return Array.from({ length: count }, (_, id) => ({ id, ...thing(id) }));
}

describe('many values', () => {
  const count = 5000;
  const limit = 200 * count;
  const inOrder = Array.from({ length: count }, (_, id) => [id, id]);

  it.each([
    ['each at its own place', (id: number) => ({ place: id, words: 'pay' })],
    ['all at one place', () => ({ place: 1, words: 'pay' })],
    ['two at a place', (id: number) => ({ place: id >> 1, words: 'pay' })],
  ])('that are equal are matched in their order: %s', (_name, thing) => {
    expect(match(build(count, thing), build(count, thing), limit)).toEqual(inOrder);
  });

  it('that are equal are matched in order even if none keeps its position', () => {
    const before = build(count, (id) => ({ place: id, words: 'pay' }));
    const after = build(count, (id) => ({ place: count + id, words: 'pay' }));
    expect(match(before, after, limit)).toEqual(inOrder);
  });

  it('keep their matches if one was inserted before them', () => {
    const before = build(count, (id) => ({ place: id, words: 'pay' }));
    const after = build(count + 1, (id) => ({ place: id - 1, words: 'pay' }));
    expect(match(before, after, limit)).toEqual([
      [undefined, 0],
      ...inOrder.map(([id = 0]) => [id, id + 1]),
    ]);
  });

  it('are matched by position if words differ, and by words if positions differ', () => {
    const before = build(count, (id) => ({ place: id, words: `pay ${id}` }));
    const after = before.map((thing) => {
      if (thing.id === 7) return { ...thing, words: 'post' };
      return thing.id === 9 ? { ...thing, place: count } : thing;
    });
    expect(match(before, after, limit)).toEqual(inOrder);
  });
});

describe('few values', () => {
  it('are matched by likelihood, in any order', () => {
    const before = build(3, (id) => ({ place: id, words: `${id}` }));
    const after = build(3, (id) => ({ place: 2 - id, words: `${id}` }));
    expect(match(before, after)).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
  });

  it('without a partner are new, or removed and listed after the others', () => {
    const before = build(2, (id) => ({ place: id, words: `${id}` }));
    const after = build(2, (id) => ({ place: id + 1, words: `${id + 1}` }));
    expect(match(before, after)).toEqual([
      [1, 0],
      [undefined, 1],
      [0, undefined],
    ]);
  });
});
