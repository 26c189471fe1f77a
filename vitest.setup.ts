import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning nobody expected is a defect nobody noticed: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const unexpected = [
    ...vi.mocked(console.error).mock.calls,
    ...vi.mocked(console.warn).mock.calls,
  ];
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console output').toEqual([]);
});
