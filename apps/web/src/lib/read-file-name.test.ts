import { expect, it } from 'vitest';
import { readFileName } from './read-file-name.ts';

it.each([
  [`attachment; filename="contract comparison.pdf"`, 'contract comparison.pdf'],
  [
    `attachment; filename="Vertr_ge.pdf"; filename*=UTF-8''Vertr%C3%A4ge%20%22alt%22.pdf`,
    'Verträge "alt".pdf',
  ],
  [`attachment; filename="a \\"quoted\\" name.md"`, 'a "quoted" name.md'],
  ['attachment; filename=plain.json', 'plain.json'],
  [`attachment; filename="kept.pdf"; filename*=UTF-8''%E4%`, 'kept.pdf'],
  ['attachment', undefined],
  [null, undefined],
])('the file of %s is called %s', (disposition, name) => {
  expect(readFileName(disposition)).toBe(name);
});
