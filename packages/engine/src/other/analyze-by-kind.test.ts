import { type DocumentKind, documentKindSchema, getDocumentFamily } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../test/build-source-text.ts';
import { findStructure } from '../text/structure/find-structure.ts';
import { analyzeByKind } from './analyze-by-kind.ts';

function build(text: string, kind: DocumentKind) {
  const sourceText = buildSourceText(text);
  return { sourceText, ...findStructure({ sourceText }), kind };
}

const contracts = documentKindSchema.options.filter(
  (kind) => getDocumentFamily(kind) === 'contract',
);

describe('what is particular to a kind', () => {
  it.each([
    ['essay', 'writing'],
    ['lab-report', 'writing'],
    ['invoice', 'invoice'],
    ['quote', 'invoice'],
    ['minutes', 'minutes'],
    ['letter', 'letter'],
    ['report', 'report'],
    ['table', 'table'],
    ['data', 'table'],
  ] as const)('of %s is read as %s', (kind, read) => {
    expect(analyzeByKind(build('Something is said here. It is short.', kind))?.details.kind).toBe(
      read,
    );
  });

  it.each([...contracts, 'cv', 'other'] as const)('is nothing of %s', (kind) => {
    expect(analyzeByKind(build('Something is said here.', kind))).toBeUndefined();
  });
});
