import { describe, expect, it } from 'vitest';
import { buildPassage } from '../test/build-comparison.ts';
import { findDepartures } from './departures.ts';
import { createDepartureTarget, findTargetIndex } from './find-target.ts';
import { listTextItems, type TextItem, type TextItemsInput } from './text-items.ts';
import { countChanges, findNextChange } from './walk.ts';

const passages = Array.from({ length: 20 }, (_, place) =>
  buildPassage(place, place === 2 || place === 14 ? { kind: 'changed' } : {}),
);

function list(changes: Partial<TextItemsInput> = {}): TextItem[] {
  return listTextItems({ passages, filter: 'all', opened: new Set(), row: undefined, ...changes });
}

/** `p2*1` is the first change, `[p4-p12]` a run, `<p7>` the place that something has left. */
function write(items: readonly TextItem[]): string {
  return items
    .map((item) => {
      if (item.kind === 'row') return item.passage.id + (item.order ? `*${item.order}` : '');
      const [first, last] = [item.passages[0]?.id, item.passages.at(-1)?.id];
      return item.kind === 'run' ? `[${first}-${last}]` : `<${first}>`;
    })
    .join(' ');
}

describe('the text', () => {
  it('folds unchanged passages, with a neighbor left beside each change', () => {
    expect(write(list())).toBe('p0 p1 p2*1 p3 [p4-p12] p13 p14*2 p15 [p16-p19]');
  });

  it('opens a run on demand, and the one that holds the passage asked for', () => {
    const open = 'p0 p1 p2*1 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14*2 p15 [p16-p19]';
    expect(write(list({ opened: new Set(['p4']) }))).toBe(open);
    expect(write(list({ row: 'p9' }))).toBe(open);
  });

  it('without a change is one run, and of nothing is nothing', () => {
    const same = passages.slice(3, 9);
    expect(write(list({ passages: same }))).toBe('[p3-p8]');
    expect(list({ passages: [] })).toEqual([]);
  });

  it('folds passages that are renumbered alone, and shows them when they are asked for', () => {
    const renumbered = passages.map((passage, place) =>
      place > 14 ? { ...passage, isRenumbered: true } : passage,
    );
    expect(write(list({ passages: renumbered }))).toMatch(/p15 \[p16-p19\]$/);
    expect(write(list({ passages: renumbered, filter: 'renumbered' }))).toBe(
      'p15*1 p16*2 p17*3 p18*4 p19*5',
    );
  });

  it('holds what the filter lets through, and the passage asked for', () => {
    expect(write(list({ filter: 'changes' }))).toBe('p2*1 p14*2');
    expect(write(list({ filter: 'changes', row: 'p9' }))).toBe('p2*1 p9 p14*2');
    expect(list({ filter: 'removed' })).toEqual([]);
  });

  it('stops at references that lead elsewhere and at divided paragraphs', () => {
    const subtle = [
      buildPassage(0, { redirected: [{ quote: 'Section 5' }] }),
      buildPassage(1, { paragraphs: 'split' }),
    ];
    expect(write(list({ passages: subtle }))).toBe('p0*1 p1*2');
  });

  it('marks the place that moved passages have left, all that left it together', () => {
    const moved = [
      buildPassage(1),
      buildPassage(4),
      buildPassage(2, { isMoved: true }),
      buildPassage(3, { isMoved: true }),
      buildPassage(5),
    ];
    expect(write(list({ passages: moved }))).toBe('p1 <p2> p4 p2*1 p3*2 p5');
    const items = list({ passages: moved });
    expect(findTargetIndex(items, createDepartureTarget({ id: 'p3' }))).toBe(1);
    expect(findTargetIndex(items, 'p3')).toBe(4);
    expect(findTargetIndex(items, 'p9')).toBe(-1);
    const toTheEnd = [buildPassage(2), buildPassage(1, { isMoved: true })];
    expect([...findDepartures(toTheEnd).keys()]).toEqual(['']);
    expect(write(list({ passages: toTheEnd }))).toBe('<p1> p2 p1*1');
  });
});

describe('the way through the changes', () => {
  const items = list();
  const walk = (row: string | undefined, direction: 1 | -1) =>
    findNextChange({ items, current: findTargetIndex(items, row), direction });

  it('begins at the first or the last and goes round', () => {
    expect(walk(undefined, 1)).toBe('p2');
    expect(walk('p2', 1)).toBe('p14');
    expect(walk('p14', 1)).toBe('p2');
    expect(walk(undefined, -1)).toBe('p14');
    expect(walk('p2', -1)).toBe('p14');
  });

  it('continues from an unchanged passage', () => {
    expect(walk('p3', 1)).toBe('p14');
    expect(walk('p13', -1)).toBe('p2');
  });

  it('leads nowhere where nothing changed', () => {
    const same = list({ passages: passages.slice(3, 9) });
    expect(findNextChange({ items: same, current: -1, direction: 1 })).toBeUndefined();
    expect(findNextChange({ items: [], current: -1, direction: -1 })).toBeUndefined();
    expect([countChanges(items), countChanges(same)]).toEqual([2, 0]);
  });
});
