import { expect, it } from 'vitest';
import { chooseReturnPath } from './return-path.ts';

it.each(['/', '/settings', '/?analysis=1', '/profile?a=b#c', '/settings/../profile'])(
  'people come back to a page of the product: %s',
  (path) => {
    const { pathname, search, hash } = new URL(path, 'http://a.example');
    expect(chooseReturnPath(path)).toBe(`${pathname}${search}${hash}`);
  },
);

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example/settings',
  '/\n/evil.example',
  '/.//evil.example',
  '/settings/..//evil.example',
  'https://evil.example/settings',
  'https:evil.example',
  'javascript:alert(1)',
  ' /settings',
  'settings',
  '',
  '/nowhere',
  '/api/auth/logout',
  '/sign-in-failed?reason=denied',
  '/%2F%2Fevil.example',
  `/settings?${'a'.repeat(2048)}`,
  undefined,
  null,
  42,
  ['/settings'],
])('people come back to the first page where they were to go to %j', (wanted) => {
  expect(chooseReturnPath(wanted)).toBe('/');
});
