import { describe, expect, it } from 'vitest';
import { readFailure, readReturnPath } from './sign-in-failures.ts';

describe('the reason of a failed sign-in', () => {
  it('is the one that the address names', () => {
    expect(readFailure('unverified')).toBe('unverified');
  });

  it.each([null, '', 'constructor', 'DENIED'])('is a failure like any other for %j', (reason) => {
    expect(readFailure(reason)).toBe('failed');
  });
});

describe('the page to come back to', () => {
  it('is a path of this site with its parameters', () => {
    expect(readReturnPath('/?analysis=a&tab=summary')).toEqual({
      pathname: '/',
      search: '?analysis=a&tab=summary',
    });
  });

  it.each([
    null,
    '',
    'settings',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
  ])('is where all begins for %j', (value) => {
    expect(readReturnPath(value)).toEqual({ pathname: '/', search: '' });
  });
});
