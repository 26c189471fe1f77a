import { expect, it } from 'vitest';
import { isSameName, squash } from './names.ts';

it.each([
  ['Acme, Inc.', 'ACME INC', true],
  ['The Acme Company', 'Acme Company', true],
  ['Mount Knowledge Holdings', 'Mount Kowledge Holdings', true],
  ['Laboratórios S.A.', 'Laboratorios SA', true],
  ['Acme', 'Acme Manufacturing Holdings', false],
  ['Acme Inc', 'Apex Inc', false],
  ['', 'Acme', false],
])('"%s" and "%s"', (a, b, expected) => {
  expect(isSameName(squash(a), squash(b))).toBe(expected);
  expect(isSameName(squash(b), squash(a))).toBe(expected);
});
