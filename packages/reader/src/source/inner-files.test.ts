import { expect, it } from 'vitest';
import { describeInnerFiles } from './inner-files.ts';

it.each([
  [[], undefined],
  [[{ name: 'a.pdf', size: 2048 }], 'This file holds another, which was not read: a.pdf (2 KB).'],
  [
    [
      { name: ' a\n\u202eb.pdf', size: 3 * 1024 * 1024 },
      { name: '', type: 'text/calendar' },
    ],
    'This file holds 2 others, which were not read: a b.pdf (3.0 MB), a file without a name (text/calendar).',
  ],
  [
    Array.from({ length: 22 }, () => ({ name: 'a' })),
    `This file holds 22 others, which were not read: ${'a, '.repeat(20)}and 2 more.`,
  ],
])('files inside a document are told of by name: %j', (files, message) => {
  expect(describeInnerFiles(files)).toBe(message);
});
