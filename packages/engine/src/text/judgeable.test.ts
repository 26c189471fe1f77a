import type { DocumentKind } from '@clauselight/schema';
import { expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { findWhyNotJudged } from './judgeable.ts';
import { findStructure } from './structure/find-structure.ts';

function explain(words: number, kind: DocumentKind) {
  const sourceText = buildSourceText('It is what it is. '.repeat(Math.ceil(words / 5)));
  const documentKind = { kind, label: kind };
  return findWhyNotJudged({ sourceText, ...findStructure({ sourceText }), documentKind })?.reason;
}

it.each([
  [20, 'services', 'too-little-text'],
  [80, 'services', undefined],
  [80, 'essay', 'too-little-text'],
  [120, 'essay', undefined],
] as const)('%d words of a document of the kind %s: %s', (words, kind, reason) => {
  expect(explain(words, kind)).toBe(reason);
});
