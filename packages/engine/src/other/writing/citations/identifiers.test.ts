import { expect, it } from 'vitest';
import { findDoi, hasPlausibleHost, isDoi, isIsbn, isIssn, listIsbns } from './identifiers.ts';

it.each([
  ['978-0-306-40615-7', true],
  ['978-0-306-40615-8', false],
  ['0-306-40615-2', true],
  ['0-8044-2957-X', true],
  ['0-306-40615-3', false],
  ['12345', false],
])('knows whether the check digit of ISBN %s is right', (isbn, isRight) => {
  expect(isIsbn(isbn)).toBe(isRight);
});

it.each([
  ['0378-5955', true],
  ['2434-561X', true],
  ['0378-5956', false],
])('knows whether the check digit of ISSN %s is right', (issn, isRight) => {
  expect(isIssn(issn)).toBe(isRight);
});

it('finds the ISBN of an entry with its hyphens', () => {
  expect(listIsbns('Penguin, 1992. ISBN 0-306-40615-2.')).toEqual(['0-306-40615-2']);
});

it.each([
  ['https://doi.org/10.1234/jst.2019.003.', '10.1234/jst.2019.003', true],
  ['doi: 11.1234/abc', '11.1234/abc', false],
])('finds the DOI in “%s” and knows whether it has the form of one', (entry, doi, isRight) => {
  expect(findDoi(entry)).toBe(doi);
  expect(isDoi(doi)).toBe(isRight);
});

it.each([
  ['https://www.example.org/page', true],
  ['http://localhost/page', false],
  ['https://example', false],
])('knows whether the host of %s can exist', (url, isPlausible) => {
  expect(hasPlausibleHost(url)).toBe(isPlausible);
});
