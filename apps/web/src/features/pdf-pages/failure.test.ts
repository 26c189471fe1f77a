import { describe, expect, it } from 'vitest';
import { describePageFailure, describePdfFailure, isRefusal } from './failure.ts';

function buildError(name: string, facts: object = {}): Error {
  return Object.assign(new Error('as pdf.js puts it'), { name, ...facts });
}

describe('pages that cannot be shown', () => {
  it.each([
    [buildError('ResponseException', { status: 404, missing: true }), /no longer here/],
    [buildError('ResponseException', { status: 401 }), /Sign in again/],
    [buildError('ResponseException', { status: 503 }), /\(503\)/],
    [buildError('ResponseException', { status: 0 }), /cannot be reached/],
    [buildError('InvalidPDFException'), /damaged/],
    [buildError('PasswordException', { code: 1 }), /password/],
    [new RangeError('Array buffer allocation failed'), /memory/],
    [new TypeError('Failed to fetch dynamically imported module'), /connection/],
    ['nobody knows', /could not be opened/],
  ])('say why: %s', (error, words) => {
    expect(describePdfFailure(error)).toMatch(words);
  });

  it.each([
    [new RangeError('Invalid array length'), /memory/],
    [buildError('ResponseException', { status: 500 }), /could not be loaded/],
    [buildError('FormatError'), /damaged/],
  ])('say why of one page: %s', (error, words) => {
    expect(describePageFailure(error)).toMatch(words);
  });
});

it.each([
  [buildError('ResponseException', { status: 404 }), true],
  [buildError('ResponseException', { status: 401 }), true],
  [buildError('ResponseException', { status: 503 }), false],
  [buildError('InvalidPDFException'), false],
])('a file that is kept from the reader is told from one that is not: %o', (error, expected) => {
  expect(isRefusal(error)).toBe(expected);
});
