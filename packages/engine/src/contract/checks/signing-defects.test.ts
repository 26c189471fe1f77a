import type { DocumentKind } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { buildSourceText } from '../../test/build-source-text.ts';
import { findStructure } from '../../text/structure/find-structure.ts';
import { findSigningDefects } from './signing-defects.ts';

describe('a contract without a place to sign', () => {
  const clauses = 'Acme pays Birch for the goods and Birch delivers them on time. '.repeat(20);
  const counterparts = 'This agreement may be signed in any number of counterparts.';
  const list = (text: string, documentKind: DocumentKind = 'services') => {
    const sourceText = buildSourceText(text);
    const { structure } = findStructure({ sourceText });
    return findSigningDefects({
      sourceText,
      structure: { ...structure, wordCount: 700 },
      documentKind,
      terms: [],
      provisions: [],
    });
  };

  it('is told so, and not that it is unsigned', () => {
    expect(list(`${clauses}${counterparts}`)).toMatchObject([
      { severity: 1, saying: { title: 'No place to sign' } },
    ]);
  });

  it.each([
    'In witness whereof the parties have signed below.',
    'By using the service you accept it.',
    '\n6. SIGNATURES',
    '\nClient:\n_____ Date: ___\nJess Parker',
    'Signature: on the last page',
  ])('leaves alone one that says how it is accepted: %s', (words) => {
    expect(list(`${clauses}${words}`)).toEqual([]);
  });

  it.each(['consumer', 'insurance'] as const)('leaves alone what is published: %s', (kind) => {
    expect(list(clauses, kind)).toEqual([]);
  });
});
