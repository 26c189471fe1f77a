import type { Power } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { nameSidesShortly } from '../side-names.ts';
import { describeHolders } from './power-wording.ts';

const sides = [
  { id: 'p', label: 'Provider (Alder Ltd)' },
  { id: 'c', label: 'Customer (Birch LLC)' },
];
const evidence = { start: 0, end: 3, quote: 'may' };

function buildPower(...holders: readonly string[]): Power {
  return { name: 'audit', holders: holders.map((side) => ({ side, evidence })) };
}

it('a power of one side is its alone, and one of all is nobody’s alone', () => {
  expect(describeHolders(buildPower('p'), sides)).toBe('Provider alone');
  expect(describeHolders(buildPower('c', 'p'), sides)).toBe('');
});

it('sides have short names unless two are named alike', () => {
  expect([...nameSidesShortly(sides).values()]).toEqual(['Provider', 'Customer']);
  const alike = [
    { id: 'a', label: 'Founder (Ann)' },
    { id: 'b', label: 'Founder (Bob)' },
  ];
  expect([...nameSidesShortly(alike).values()]).toEqual(['Founder (Ann)', 'Founder (Bob)']);
});
