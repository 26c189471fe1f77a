import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from './storage.ts';
import { getSideKey, pickSide, recallSide, rememberRole, withScoreOfSide } from './taken-side.ts';

const sides = [
  { id: 'a', label: 'Landlord', role: 'lessor' },
  { id: 'b', label: 'Tenant', role: 'lessee' },
  { id: 'c', label: 'Guarantor' },
];

function stubStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

describe('the side a document is read as', () => {
  it('is the one that was taken, whatever the reader usually is', () => {
    expect(pickSide(sides, { taken: 'a', usualRole: 'tenant' })).toBe('a');
  });

  it('is the one with the usual role, by whatever name the document calls it', () => {
    expect(pickSide(sides, { taken: undefined, usualRole: 'tenant' })).toBe('b');
  });

  it.each([
    ['the reader took none', sides, { taken: '', usualRole: 'tenant' }],
    ['the side that was taken is gone', sides, { taken: 'z', usualRole: 'tenant' }],
    ['nobody has the usual role', sides, { taken: undefined, usualRole: 'employee' }],
    ['there is no usual role', sides, { taken: undefined, usualRole: null }],
    [
      'several have the usual role',
      [...sides, { id: 'd', label: 'Subtenant', role: 'subtenant' }],
      { taken: undefined, usualRole: 'tenant' },
    ],
  ] as const)('is none where %s', (_, given, wish) => {
    expect(pickSide(given, wish)).toBeUndefined();
  });
});

describe('the role in the last document of a kind', () => {
  beforeEach(stubStorage);
  afterEach(() => vi.unstubAllGlobals());

  it('is that of the same side in the next one, by whatever name', () => {
    rememberRole('lease', { id: 'x', role: 'tenant' });
    expect(recallSide('lease', sides)).toBe('b');
    expect(recallSide('loan', sides)).toBeUndefined();
  });

  it('is forgotten where no side was taken, and is none where several have it', () => {
    rememberRole('lease', { id: 'x', role: 'tenant' });
    expect(recallSide('lease', [...sides, { id: 'd', role: 'tenant' }])).toBeUndefined();
    rememberRole('lease', undefined);
    expect(recallSide('lease', sides)).toBeUndefined();
  });
});

describe('the score in a list', () => {
  beforeEach(stubStorage);
  afterEach(() => vi.unstubAllGlobals());

  const scored = {
    riskScore: 6.2,
    sideScores: [
      { side: 'a', role: 'lessor', score: 2.1 },
      { side: 'b', role: 'lessee', score: 6.2 },
    ],
  };

  it('is that of the side that was taken in this browser', () => {
    store(getSideKey('one'), 'a');
    expect(withScoreOfSide('one', scored).riskScore).toBe(2.1);
  });

  it('is that of the side that bears most where none was taken', () => {
    expect(withScoreOfSide('two', scored).riskScore).toBe(6.2);
  });

  it('is absent for a document that was not judged', () => {
    expect(withScoreOfSide('two', {})).toEqual({});
  });
});
